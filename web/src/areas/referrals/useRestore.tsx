import type { Player } from '@/api/gen/players/endpoints'
import { api } from '@/api/gen/referrals/endpoints'
import { NO_SETTINGS } from '@/api/gen/shared/constants'
import type { ReferralConfig, ReferralSettings } from '@/api/gen/shared/types'
import { playerFacts } from '@/areas/players'
import { BeforeAfter, type Moved } from '@/kit/display/BeforeAfter'
import { Money } from '@/kit/display/Money'
import { percentInFull } from '@/kit/display/percent'
import { useAction } from '@/kit/form/useAction'
import { useConfirmed } from '@/kit/form/useConfirmed'
import { UNABLE_TO_RESTORE } from './labels'

interface Restored {
  readonly player: Player
  readonly config: ReferralConfig
  /** The operator's, which are the player's again. */
  readonly common: ReferralSettings | null
}

/** Asks, then gives a player the operator's affiliate settings again. */
export function useRestore(): (restored: Restored) => Promise<void> {
  const write = useAction(api.endpoints.referralSettingsRestore, {
    errorDialog: UNABLE_TO_RESTORE,
  })
  return useConfirmed(write, ({ player, config, common }: Restored) => ({
    title: `Restore operator settings of ${player.playerCode}?`,
    facts: playerFacts(player),
    content: (
      <>
        <p>
          The player loses their own affiliate settings; the operator’s apply from the next event
          on. What was paid stays.
        </p>
        <BeforeAfter of="Setting" rows={differences(config.settings, common)} />
      </>
    ),
    confirmLabel: 'Restore operator settings',
    danger: true,
    arg: { referralRestore: { opId: player.operator.opId, playerCode: player.playerCode } },
    record: { revision: config.revision ?? 0 },
  })).ask
}

const NOTHING = <span className="kit-nothing">{NO_SETTINGS}</span>

function differences(now: ReferralSettings, after: ReferralSettings | null): Moved[] {
  const both = (label: string, show: (settings: ReferralSettings) => Moved[1]): Moved => [
    label,
    show(now),
    after ? show(after) : NOTHING,
  ]
  return [
    both('Minimum withdrawal', (each) => <Money amount={each.minWithdrawableAmountInUSD} />),
    both('Active from wager', (each) => (
      <Money amount={each.minRequiredWagerInUSDToConsiderAPlayerAsActive} />
    )),
    both('Fee on claimed bonuses', (each) => percentInFull(each.claimedBonusAdminFeePercentage)),
    both('Fee on cashback', (each) => percentInFull(each.cashbackAdminFeePercentage)),
    both('Administration fee', (each) => percentInFull(each.affiliatesAdminFeePercentage)),
    both('Levels', ({ levelSettings }) => levelSettings.length),
    both('Revenue shares', ({ revenueShareSettings }) => revenueShareSettings.length),
  ]
}
