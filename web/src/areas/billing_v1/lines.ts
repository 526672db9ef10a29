import Big from 'big.js'
import type { BillingRecord, InvoicePart } from '@/api/gen/shared/types'
import { rounded } from '@/kit/display/decimal'
import { joined } from '@/kit/display/None'

/** A line of a statement: base × rate = amount, as far as there are any. */
export interface Line {
  readonly label: string
  readonly note?: string
  readonly base?: Big | number
  readonly percentage?: number
  readonly amount: Big | number
  /** A sum of what stands above it. */
  readonly isSum?: boolean
  /** A part of the line below, not to be added itself. */
  readonly isPart?: boolean
}

export interface Statement {
  readonly lines: readonly Line[]
  /** False where the lines do not come to what the record says. */
  readonly addsUp: boolean
}

/** A percentage of an amount, exactly. */
export const shareOf = (amount: Big | number, percentage: number): Big =>
  new Big(amount).times(percentage).div(100)

const CENTS = 2

const positive = (amount: number): Big => (amount > 0 ? new Big(amount) : new Big(0))

function noteOf(
  { totalGGRInUSD, testPlayersInclusion, includeBrands }: InvoicePart,
  isBrand: boolean,
): string {
  const who =
    {
      ALL: 'Bets of all players',
      TEST: 'Bets of test players only',
      NO_TEST: 'Bets excluding test players',
    }[testPlayersInclusion] ?? joined(['Players:', testPlayersInclusion])
  const brands = includeBrands ? ', brands included' : ', brands not included'
  const loss = totalGGRInUSD < 0 ? ' A loss counts as 0.' : ''
  return `${who}${isBrand ? '' : brands}.${loss}`
}

/** What an invoice comes to: the larger of the commission and the minimum fee. */
export function invoiceStatement(
  { amount, parentOpId }: Pick<BillingRecord, 'amount' | 'parentOpId'>,
  invoice: InvoicePart,
): Statement {
  const { totalGGRInUSD, ggrCommissionAmountInUSD, billingSettings } = invoice
  const { ggrPercentage, minMonthlyFeeInUSD } = billingSettings
  const counted = positive(totalGGRInUSD)
  const commission = rounded(shareOf(counted, ggrPercentage), CENTS)
  const larger = commission.gt(minMonthlyFeeInUSD) ? commission : new Big(minMonthlyFeeInUSD)
  const note = noteOf(invoice, Boolean(parentOpId))
  return {
    lines: [
      { label: 'GGR of the month', note, amount: totalGGRInUSD },
      {
        label: 'GGR commission',
        base: counted,
        percentage: ggrPercentage,
        amount: ggrCommissionAmountInUSD,
      },
      { label: 'Minimum monthly fee', amount: minMonthlyFeeInUSD },
      {
        label: parentOpId ? 'Payable by the brand' : 'Payable by the operator',
        note: 'The greater of commission and minimum fee.',
        amount,
        isSum: true,
      },
    ],
    addsUp: commission.eq(ggrCommissionAmountInUSD) && larger.eq(amount),
  }
}
