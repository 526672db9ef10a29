import type { AffiliateReportRow } from '@/api/gen/affiliates/endpoints'
import { useDialog } from '@/kit/dialog/useDialog'
import { inFull } from '@/kit/display/decimal'
import { Money } from '@/kit/display/Money'
import { Rows } from '@/kit/display/Rows'
import { lazyComponent } from '@/kit/lazyComponent'
import { titleOfMonth } from './months'

const ReferredPlayers = lazyComponent(() =>
  import('./PlayerLists').then((code) => code.ReferredPlayers),
)
const FirstDepositors = lazyComponent(() =>
  import('./PlayerLists').then((code) => code.FirstDepositors),
)
const ActivePlayers = lazyComponent(() =>
  import('./PlayerLists').then((code) => code.ActivePlayers),
)

interface MonthTableProps {
  readonly rows: readonly AffiliateReportRow[]
  readonly affId: string
  readonly affTitle: string
  readonly channelId?: string | null
  /** The lists of players have the same players as the report: none of them for testing. */
  readonly isCounted?: boolean
  /** Where the GGR stands elsewhere already. */
  readonly hasGgr?: boolean
}

/** Months one by one, the latest first; signups lead to those who joined, and each month to who was active. */
export function MonthTable({
  rows,
  affId,
  affTitle,
  channelId = null,
  isCounted = true,
  hasGgr = true,
}: MonthTableProps) {
  const showJoined = useDialog(ReferredPlayers)
  const showActive = useDialog(ActivePlayers)
  const showDepositors = useDialog(FirstDepositors)
  const of = (month: string) => ({ record: { affId, affTitle }, month, channelId })
  return (
    <Rows
      className="kit-figures"
      of={[...rows].reverse()}
      keyOf={({ timeStamp }) => timeStamp}
      columns={{
        'Month (UTC)': ({ timeStamp }) => titleOfMonth(timeStamp),
        Wager: ({ totalBetAmountInUSD }) => <Money amount={totalBetAmountInUSD} />,
        Bets: ({ totalBetCount }) => inFull(totalBetCount),
        ...(hasGgr && {
          GGR: ({ totalPlInUSD }: AffiliateReportRow) => <Money amount={totalPlInUSD} />,
        }),
        Signups: ({ signups, timeStamp }) =>
          isCounted && signups > 0 ? (
            <button type="button" className="kit-link" onClick={() => showJoined(of(timeStamp))}>
              {inFull(signups)}
            </button>
          ) : (
            inFull(signups)
          ),
        'First deposits': ({ totalFtdCount, timeStamp }) =>
          isCounted && totalFtdCount > 0 ? (
            <button
              type="button"
              className="kit-link"
              aria-label={`First deposits of ${titleOfMonth(timeStamp)}`}
              onClick={() => showDepositors(of(timeStamp))}
            >
              {inFull(totalFtdCount)}
            </button>
          ) : (
            inFull(totalFtdCount)
          ),
        'Active players': ({ timeStamp, totalBetCount }) =>
          isCounted && totalBetCount > 0 ? (
            <button
              type="button"
              className="kit-link"
              aria-label={`Active players of ${titleOfMonth(timeStamp)}`}
              onClick={() => showActive(of(timeStamp))}
            >
              Show
            </button>
          ) : (
            '—'
          ),
      }}
    />
  )
}
