import type { ReactNode } from 'react'
import type { BetSums } from '@/api/gen/bets/endpoints'
import { Money } from '@/kit/display/Money'
import './bets.css'

interface SumsProps {
  readonly sums: BetSums
  /** Before the sums: what they are of. */
  readonly children?: ReactNode
}

/** What was staked and won, and what is left of it. */
export function Sums({ sums: { stakeInUSD, winInUSD, plInUSD }, children }: SumsProps) {
  return (
    <span className="bets-sums">
      {children}
      <span>
        Stakes <Money amount={stakeInUSD} />
      </span>
      <span>
        Wins <Money amount={winInUSD} />
      </span>
      <span>
        PL <Money amount={plInUSD} />
      </span>
    </span>
  )
}
