import { api, type CashbackStanding } from '@/api/gen/cashback/endpoints'
import { NO_SETTINGS } from '@/api/gen/shared/constants'
import type { CashbackSettings } from '@/api/gen/shared/types'
import { playerFacts } from '@/areas/players'
import { BeforeAfter, type Moved } from '@/kit/display/BeforeAfter'
import { Money } from '@/kit/display/Money'
import { None } from '@/kit/display/None'
import { percentInFull } from '@/kit/display/percent'
import { useAction } from '@/kit/form/useAction'
import { useConfirmed } from '@/kit/form/useConfirmed'
import { approvals, UNABLE_TO_RESTORE } from './labels'
import { named } from './levels'

/** Asks, then gives a player the operator's settings again. */
export function useRestore(): (standing: CashbackStanding) => Promise<void> {
  const write = useAction(api.endpoints.cashbackSettingsRestore, { errorDialog: UNABLE_TO_RESTORE })
  return useConfirmed(write, (standing: CashbackStanding) => {
    const { settings, operatorSettings, revision } = standing
    return {
      title: `Restore operator settings of ${standing.playerCode}?`,
      facts: playerFacts(standing),
      content: (
        <>
          <p>
            The player loses their custom cashback settings; the operator’s settings apply from the
            next daily credit on. Amounts already credited stay.
          </p>
          <BeforeAfter of="Setting" rows={differences(settings, operatorSettings)} />
        </>
      ),
      confirmLabel: 'Restore operator settings',
      danger: true,
      arg: { cashbackRestore: named(standing) },
      record: { revision },
    }
  }).ask
}

const NOTHING = <span className="kit-nothing">{NO_SETTINGS}</span>

function differences(now: CashbackSettings | null, after: CashbackSettings | null): Moved[] {
  const both = (label: string, show: (settings: CashbackSettings) => Moved[1]): Moved => [
    label,
    now ? show(now) : NOTHING,
    after ? show(after) : NOTHING,
  ]
  const levels = Math.max(now?.settings.length ?? 0, after?.settings.length ?? 0)
  return [
    both('Minimum withdrawal', (each) => <Money amount={each.minWithdrawAmountInUSD} />),
    both('Approval', ({ autoApproval }) => approvals(autoApproval)),
    ...Array.from({ length: levels }, (_, index) =>
      both(`Level ${index + 1}`, ({ settings }) => {
        const level = settings[index]
        return level ? (
          <>
            {percentInFull(level.percentage)} from <Money amount={level.lostAmountInUSD} />
          </>
        ) : (
          <None />
        )
      }),
    ),
  ]
}
