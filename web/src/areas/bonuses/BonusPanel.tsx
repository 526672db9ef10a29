import { Button } from 'antd'
import { usePlayerBonusSummaryQuery } from '@/api/gen/player_reports/endpoints'
import type { Player } from '@/api/gen/players/endpoints'
import { useHeldFields } from '@/areas/players'
import { useDialog } from '@/kit/dialog/useDialog'
import { Can } from '@/kit/display/Can'
import { Loaded } from '@/kit/display/Loaded'
import { Money } from '@/kit/display/Money'
import { RecordFields } from '@/kit/display/RecordFields'
import { lazyComponent } from '@/kit/lazyComponent'
import type { RecordTabProps } from '@/kit/record/recordTabs'
import './bonuses.css'

const ActiveGames = lazyComponent(() => import('./ActiveGames').then((code) => code.ActiveGames))
const GiveBonus = lazyComponent(() => import('./GiveBonus').then((code) => code.GiveBonus))

/** The bonus wallet of a player, what is on hold of it for claims, and what was claimed so far. */
export function BonusPanel({ record: player }: RecordTabProps<Player>) {
  const { playerCode, operator, isDeleted } = player
  const call = usePlayerBonusSummaryQuery({
    playerPanel: {
      playerCode,
      opId: operator?.opId,
      ...(operator?.parentOpId && { parentOpId: operator.parentOpId }),
    },
  })
  const held = useHeldFields(playerCode, 'bonus')
  const give = useDialog(GiveBonus)
  const showGames = useDialog(ActiveGames)
  return (
    <Loaded what="The bonus wallet" call={call}>
      {({ bonusWalletBalanceInUSD, totalClaimedBonusesInUSD }) => (
        <>
          <div className="bonuses-actions">
            <Can
              permission="bonuses_give"
              disabledReason={isDeleted ? 'This player is deleted.' : null}
            >
              <Button type="primary" onClick={() => give({ record: player })}>
                Give bonus
              </Button>
            </Can>
            <Can permission="bonuses_read">
              <Button onClick={() => showGames({ record: player })}>Active bonus games</Button>
            </Can>
          </div>
          <RecordFields
            fields={[
              ['Bonus wallet', <Money key="wallet" amount={bonusWalletBalanceInUSD} />],
              ...held,
              ['Claimed bonuses', <Money key="claimed" amount={totalClaimedBonusesInUSD} />],
            ]}
          />
        </>
      )}
    </Loaded>
  )
}
