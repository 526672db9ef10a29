import { percentInFull } from '@/kit/display/percent'
import { CashbackHistory } from './CashbackHistory'
import './cashback.css'
import { Button } from 'antd'
import {
  type CashbackStanding,
  type CashbackSummary,
  type CurrentLevel,
  useCashbackPlayerStandingQuery,
  useCashbackPlayerSummaryQuery,
} from '@/api/gen/cashback/endpoints'
import type { Player } from '@/api/gen/players/endpoints'
import { NO_SETTINGS } from '@/api/gen/shared/constants'
import { useHeldFields } from '@/areas/players'
import { useDialog } from '@/kit/dialog/useDialog'
import { Can } from '@/kit/display/Can'
import { Loaded } from '@/kit/display/Loaded'
import { Money } from '@/kit/display/Money'
import { joined } from '@/kit/display/None'
import { type RecordField, RecordFields } from '@/kit/display/RecordFields'
import { FieldsSkeleton } from '@/kit/display/Skeletons'
import { lazyComponent } from '@/kit/lazyComponent'
import type { RecordTabProps } from '@/kit/record/recordTabs'
import { approvals, NOT_REAL_TIME } from './labels'
import { useRestore } from './useRestore'

const CalculatorDialog = lazyComponent(() =>
  import('./CalculatorDialog').then((code) => code.CalculatorDialog),
)
const ClaimDialog = lazyComponent(() => import('./ClaimDialog').then((code) => code.ClaimDialog))
const OverrideDialog = lazyComponent(() =>
  import('./OverrideDialog').then((code) => code.OverrideDialog),
)

/** A player's cashback: what it comes to, what it rests on, and what staff may do about it. */
export function CashbackPanel({ record: player }: RecordTabProps<Player>) {
  const { playerCode } = player
  const opId = player.operator?.opId
  const summaryCall = useCashbackPlayerSummaryQuery({ cashbackPlayer: { opId, playerCode } })
  const held = useHeldFields(playerCode, 'cashback')
  const standingCall = useCashbackPlayerStandingQuery({ opId, playerCode })
  const loading = { what: 'The cashback', skeleton: <FieldsSkeleton rows={6} /> }
  return (
    <Loaded {...loading} call={summaryCall}>
      {(summary) => (
        <Loaded {...loading} call={standingCall}>
          {(standing) => (
            <>
              <p className="cashback-hint">{NOT_REAL_TIME}</p>
              <PanelActions player={player} standing={standing} />
              <Figures summary={summary} held={held} />
              <Settings summary={summary} standing={standing} />
            </>
          )}
        </Loaded>
      )}
    </Loaded>
  )
}

interface PanelActsProps {
  readonly player: Player
  readonly standing: CashbackStanding
}

function PanelActions({ player, standing }: PanelActsProps) {
  const claim = useDialog(ClaimDialog)
  const override = useDialog(OverrideDialog)
  const calculate = useDialog(CalculatorDialog)
  const showHistory = useDialog(CashbackHistory)
  const restore = useRestore()
  const nothing = !standing.settings
    ? NO_SETTINGS
    : standing.walletBalanceInUSD > 0
      ? null
      : 'The cashback wallet is empty.'
  const common = standing.playerSettings ? null : 'The operator’s settings already apply.'
  return (
    <div className="cashback-actions">
      <Can permission="cashback_write" disabledReason={nothing}>
        <Button type="primary" onClick={() => claim({ standing })}>
          Claim cashback
        </Button>
      </Can>
      <Can permission="cashback_write">
        <Button onClick={() => override({ standing })}>Override settings</Button>
      </Can>
      <Can permission="cashback_write" disabledReason={common}>
        <Button danger onClick={() => restore(standing)}>
          Restore operator settings
        </Button>
      </Can>
      <Button onClick={() => calculate({ figures: standing.figures })}>Calculate cashback</Button>
      <Button onClick={() => showHistory({ record: player })}>Withdrawal history</Button>
    </div>
  )
}

interface FiguresProps {
  readonly summary: CashbackSummary
  readonly held: readonly RecordField[]
}

function Figures({ summary, held }: FiguresProps) {
  return (
    <RecordFields
      title="Cashback wallet"
      fields={[
        [
          'Available to claim',
          <Money key="wallet" amount={summary.cashbackAvailableToClaimInUSD} />,
        ],
        ...held,
        ['Claimed', <Money key="claimed" amount={summary.cashbacksClaimedInUSD} />],
        [
          'Credited this month (UTC)',
          <Money key="month" amount={summary.currentMonthCashbacksInUSD} />,
        ],
        ['Total loss', <Money key="loss" amount={summary.totalLossInUSD} />],
      ]}
    />
  )
}

const levelName = ({ index }: CurrentLevel): string =>
  index === undefined || index === null
    ? 'Level'
    : joined(['Level', typeof index === 'number' ? index + 1 : index])

interface SettingsProps {
  readonly summary: CashbackSummary
  readonly standing: CashbackStanding
}

function Settings({ summary, standing }: SettingsProps) {
  const { appliedSettings: applied, minWithdrawAmountInUSD } = summary
  const { settings, playerSettings } = standing
  if (!applied || !settings) {
    return (
      <section>
        <p>
          <strong>{NO_SETTINGS}</strong>
        </p>
        <p className="cashback-hint">
          No cashback is credited until the operator or the player has settings.
        </p>
      </section>
    )
  }
  const { currentLevel, nextLevel, levelPercentage } = applied
  return (
    <RecordFields
      title="Applied settings"
      fields={[
        ['Settings', playerSettings ? 'Custom' : 'Standard'],
        ['Minimum withdrawal', <Money key="least" amount={minWithdrawAmountInUSD} />],
        ['Claim approval', approvals(settings.autoApproval)],
        [
          'Current level',
          () =>
            currentLevel
              ? `${levelName(currentLevel)} of ${settings.settings.length}`
              : 'Below level 1',
        ],
        ['Level percentage', () => percentInFull(levelPercentage)],
        [
          'Next level',
          nextLevel ? (
            <>
              {levelName(nextLevel)} from <Money amount={nextLevel.lostAmountInUSD} />
            </>
          ) : (
            'Highest level reached'
          ),
        ],
      ]}
    />
  )
}
