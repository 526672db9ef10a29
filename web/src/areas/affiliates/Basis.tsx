import type { AffiliateStatement } from '@/api/gen/affiliates/endpoints'
import { Money } from '@/kit/display/Money'
import { RecordFields } from '@/kit/display/RecordFields'

interface BasisProps {
  readonly month: AffiliateStatement
}

/** What a month's lines were made of, and the part of it that no listed player did: the report lacks it. */
export function Basis({ month: { profitBreakdown: profit, unlisted } }: BasisProps) {
  return (
    <>
      <RecordFields
        title="Basis"
        fields={[
          ['Casino GGR', () => <Money amount={profit.ggrInUSD.casino} />],
          ['Sport GGR', () => <Money amount={profit.ggrInUSD.sport} />],
          ['Deposits', () => <Money amount={profit.totalDepositsInUSD} />],
          ['Withdrawals', () => <Money amount={profit.totalWithdrawsInUSD} />],
        ]}
      />
      {unlisted && (
        <RecordFields
          title="Of the basis, not of listed players"
          fields={[
            ['Casino GGR', () => <Money amount={unlisted.casinoGgrInUSD} />],
            ['Sport GGR', () => <Money amount={unlisted.sportGgrInUSD} />],
            ['Deposits', () => <Money amount={unlisted.totalDepositsInUSD} />],
            ['Withdrawals', () => <Money amount={unlisted.totalWithdrawsInUSD} />],
          ]}
        />
      )}
    </>
  )
}
