import Big from 'big.js'
import type { ReactNode } from 'react'
import type { BetSums } from '@/api/gen/bets/endpoints'
import { counted } from '@/kit/bulk/bulk'
import { Money } from '@/kit/display/Money'
import './bets.css'

const UNLISTED = 'Older bets and bets that are only counted in totals. They are not listed.'

interface BetTotalsProps {
  readonly sums: BetSums
  /** Whether all that was placed is settled, so that its stakes need not be told twice. */
  readonly areSettled?: boolean
  /** Before the sums: what they are of. */
  readonly children?: ReactNode
}

/** What was placed; and of what was settled its stakes, its wins, and the PL, which is what they leave. */
export function BetTotals({ sums, areSettled = false, children }: BetTotalsProps) {
  const { stakeInUSD, winInUSD, plInUSD } = sums
  return (
    <span className="bets-sums">
      {children}
      {!areSettled && (
        <span>
          Stakes placed <Money amount={stakeInUSD} />
        </span>
      )}
      <span>
        Stakes settled <Money amount={new Big(winInUSD).plus(plInUSD)} />
      </span>
      <span>
        Wins <Money amount={winInUSD} />
      </span>
      <span title="Settled stakes minus wins. Open and canceled bets do not count.">
        PL <Money amount={plInUSD} />
      </span>
    </span>
  )
}

interface FoundBetsProps {
  /** Nothing where the filters ask for more than is summed. */
  readonly totals: BetSums | null | undefined
  /** What no player of the record bet: counted in totals alone. */
  readonly unlisted: BetSums | null | undefined
}

/** What the bets that are found come to, and apart from them those that are not listed. */
export const FoundBets = ({ totals, unlisted }: FoundBetsProps) => (
  <>
    {totals && totals.count > 0 && (
      <BetTotals sums={totals}>
        <span>{counted(totals.count, 'bets')}</span>
      </BetTotals>
    )}
    {unlisted && unlisted.count > 0 && (
      <BetTotals sums={unlisted} areSettled>
        <span title={UNLISTED}>{counted(unlisted.count, 'more bets')}, totals only</span>
      </BetTotals>
    )}
  </>
)
