import { Button, Progress } from 'antd'
import type { ApiError } from '@/api/answer'
import { useOperatorsSettingsQuery } from '@/api/gen/operators/endpoints'
import type { Player } from '@/api/gen/players/endpoints'
import { type ReferralSummary, usePlayerAffiliateSummaryQuery } from '@/api/gen/referrals/endpoints'
import { NO_SETTINGS } from '@/api/gen/shared/constants'
import { useHeldFields } from '@/areas/players'
import { useDialog } from '@/kit/dialog/useDialog'
import { Can } from '@/kit/display/Can'
import { Loaded } from '@/kit/display/Loaded'
import { Money } from '@/kit/display/Money'
import { percentInFull } from '@/kit/display/percent'
import { type RecordField, RecordFields } from '@/kit/display/RecordFields'
import { lazyComponent } from '@/kit/lazyComponent'
import type { RecordTabProps } from '@/kit/record/recordTabs'
import { ReferralReports } from './ReferralReports'
import { useRestore } from './useRestore'
import './referrals.css'

const WithdrawDialog = lazyComponent(() =>
  import('./WithdrawDialog').then((code) => code.WithdrawDialog),
)
const OverrideDialog = lazyComponent(() =>
  import('./OverrideDialog').then((code) => code.OverrideDialog),
)
const CalculatorDialog = lazyComponent(() =>
  import('./CalculatorDialog').then((code) => code.CalculatorDialog),
)
const WithdrawalHistory = lazyComponent(() =>
  import('./WithdrawalHistory').then((code) => code.WithdrawalHistory),
)

/** What a player earned by referring others, and the level that decides what comes of the next. */
export function ReferralPanel({ record: player }: RecordTabProps<Player>) {
  const { playerCode, operator } = player
  const call = usePlayerAffiliateSummaryQuery({
    referralPanel: { playerCode, opId: operator?.opId },
  })
  const held = useHeldFields(playerCode, 'affiliate')
  const isWithoutSettings = (call.error as ApiError | undefined)?.messages[0] === NO_SETTINGS
  if (isWithoutSettings) {
    return (
      <>
        <PanelActions player={player} summary={null} />
        <p>
          <strong>{NO_SETTINGS}</strong>
        </p>
      </>
    )
  }
  return (
    <Loaded what="The affiliate wallet" call={call}>
      {(summary) => (
        <>
          <PanelActions player={player} summary={summary} />
          <Figures summary={summary} held={held} />
          <ReferralReports player={player} />
        </>
      )}
    </Loaded>
  )
}

interface PanelActionsProps {
  readonly player: Player
  /** Absent where neither the player nor the operator has settings. */
  readonly summary: ReferralSummary | null
}

function PanelActions({ player, summary }: PanelActionsProps) {
  const { playerCode, operator } = player
  const opId = operator?.opId
  const { data: own } = useOperatorsSettingsQuery({ opId, playerCode })
  const { data: common } = useOperatorsSettingsQuery({ opId })
  const withdraw = useDialog(WithdrawDialog)
  const override = useDialog(OverrideDialog)
  const calculate = useDialog(CalculatorDialog)
  const showHistory = useDialog(WithdrawalHistory)
  const restore = useRestore()
  const config = own?.affiliates ?? null
  const unread = own ? null : 'The settings are not loaded yet.'
  const nothing = !summary
    ? NO_SETTINGS
    : summary.estimatedBalanceInUSD > 0
      ? null
      : 'The affiliate wallet is empty.'
  const standard = config?.isOverridden ? null : 'The operator’s settings already apply.'
  return (
    <div className="referrals-actions">
      <Can permission="referrals_withdraw" disabledReason={nothing}>
        <Button type="primary" onClick={() => summary && withdraw({ player, summary })}>
          Withdraw profit
        </Button>
      </Can>
      <Can permission="referrals_write" disabledReason={unread}>
        <Button onClick={() => override({ player, config })}>Override settings</Button>
      </Can>
      <Can permission="referrals_write" disabledReason={unread ?? standard}>
        <Button
          danger
          onClick={() =>
            config && restore({ player, config, common: common?.affiliates?.settings ?? null })
          }
        >
          Restore operator settings
        </Button>
      </Can>
      <Can permission="referrals_read" disabledReason={unread}>
        <Button onClick={() => calculate({ config })}>Calculate affiliate profit</Button>
      </Can>
      <Can permission="referrals_read">
        <Button onClick={() => showHistory({ record: player })}>Withdrawal history</Button>
      </Can>
    </div>
  )
}

interface FiguresProps {
  readonly summary: ReferralSummary
  readonly held: readonly RecordField[]
}

function Figures({ summary, held }: FiguresProps) {
  const { estimatedBalanceInUSD, withdrawMinimumAmountInUSD, affiliateLevel: level } = summary
  return (
    <>
      <RecordFields
        fields={[
          ['Estimated balance', <Money key="balance" amount={estimatedBalanceInUSD} />],
          ...held,
          ['Minimum withdrawal', <Money key="least" amount={withdrawMinimumAmountInUSD} />],
          ['Level', level?.currentLevel],
          [
            'Referred players’ wager',
            <Money key="wager" amount={level?.referredPlayersWagerInUSD} />,
          ],
          [
            'Next level from',
            () =>
              level.nextLevelRequiredWagerInUSD == null ? (
                'Highest level reached'
              ) : (
                <Money amount={level.nextLevelRequiredWagerInUSD} />
              ),
          ],
          ['Revenue share this month (UTC)', () => percentInFull(level.revenueSharePercentage)],
        ]}
      />
      <Progress
        className="referrals-progress"
        aria-label="Wager towards the next level"
        percent={level?.currentLevelPercentage ?? 0}
        format={() => percentInFull(level.currentLevelPercentage)}
        size="small"
      />
    </>
  )
}
