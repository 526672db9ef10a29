import Big from 'big.js'
import { monthNameValues } from '@/api/gen/shared/enums'
import type { AffiliateTerms, ProfitBreakdown } from '@/api/gen/shared/types'
import {
  type Line,
  type NamedPeriod,
  periodTitle,
  type Statement,
  shareOf,
} from '@/areas/billing_v1'
import { rounded } from '@/kit/display/decimal'
import { percentInFull } from '@/kit/display/percent'

const CENTS = 2

const cents = (amount: Big): Big => rounded(amount, CENTS)
const positive = (amount: Big | number): Big => {
  const value = new Big(amount)
  return value.gt(0) ? value : new Big(0)
}

/** A fee takes away from the profit. */
const fee = (label: string, base: Big | number, percentage: number, amount: number): Line => ({
  label,
  base,
  percentage,
  amount: new Big(amount).neg(),
})

/** What the lines with a base of their own should come to, by the platform's rules. */
function isRight(terms: AffiliateTerms, profit: ProfitBreakdown): boolean {
  const { ggrInUSD } = profit
  const commission = cents(
    positive(
      shareOf(ggrInUSD.casino, terms.casinoCommission).plus(
        shareOf(ggrInUSD.sport, terms.sportCommission),
      ),
    ),
  )
  const net = new Big(profit.affiliateCommissionInUSD)
    .plus(profit.referralFeesInUSD)
    .minus(profit.administrationFeeInUSD)
    .minus(profit.depositFeesInUSD)
    .minus(profit.withdrawFeesInUSD)
    .plus(profit.carriedLossInUSD)
  const pairs: readonly (readonly [Big, number])[] = [
    [new Big(ggrInUSD.casino).plus(ggrInUSD.sport), ggrInUSD.total],
    [commission, profit.affiliateCommissionInUSD],
    [
      cents(shareOf(positive(ggrInUSD.total), terms.administrationFeePercentage)),
      profit.administrationFeeInUSD,
    ],
    [
      cents(shareOf(profit.totalDepositsInUSD, terms.depositFeePercentage)),
      profit.depositFeesInUSD,
    ],
    [
      cents(shareOf(profit.totalWithdrawsInUSD, terms.withdrawFeePercentage)),
      profit.withdrawFeesInUSD,
    ],
    [net, profit.netProfitInUSD],
  ]
  return pairs.every(([computed, given]) => computed.eq(given))
}

/** The month before this one, as a title: a loss is carried over from it. */
function titleBefore({ month, year }: NamedPeriod): string {
  const at = monthNameValues.indexOf(month)
  const before = monthNameValues[at - 1]
  return before
    ? periodTitle({ month: before, year })
    : periodTitle({ month: 'DECEMBER', year: year - 1 })
}

/** A month's profit line by line: the lines below the commission add up to the net profit. */
export function profitStatement(
  terms: AffiliateTerms,
  profit: ProfitBreakdown,
  period: NamedPeriod,
): Statement {
  const { ggrInUSD } = profit
  const share = (label: string, ggr: number, percentage: number): Line => ({
    label,
    base: ggr,
    percentage,
    amount: shareOf(ggr, percentage),
    isPart: true,
  })
  return {
    addsUp: isRight(terms, profit),
    lines: [
      share('Share of casino GGR', ggrInUSD.casino, terms.casinoCommission),
      share('Share of sport GGR', ggrInUSD.sport, terms.sportCommission),
      {
        label: 'Affiliate commission',
        note: 'Sum of both shares, rounded to the cent; zero if it is a loss.',
        amount: profit.affiliateCommissionInUSD,
      },
      {
        label: 'Referral income',
        note: `${percentInFull(terms.referralFeePercentage)} of the commission of referred affiliates.`,
        amount: profit.referralFeesInUSD,
      },
      fee(
        'Administration fee',
        positive(ggrInUSD.total),
        terms.administrationFeePercentage,
        profit.administrationFeeInUSD,
      ),
      fee(
        'Deposit fees',
        profit.totalDepositsInUSD,
        terms.depositFeePercentage,
        profit.depositFeesInUSD,
      ),
      fee(
        'Withdraw fees',
        profit.totalWithdrawsInUSD,
        terms.withdrawFeePercentage,
        profit.withdrawFeesInUSD,
      ),
      {
        label: 'Loss carried over from the previous month',
        ...(profit.carriedLossInUSD < 0 && { note: `From ${titleBefore(period)}.` }),
        amount: profit.carriedLossInUSD,
      },
      {
        label: 'Net profit',
        note:
          profit.netProfitInUSD < 0
            ? 'Not owed: carried over to the next month.'
            : 'Commission and referral income, less fees and the loss carried over.',
        amount: profit.netProfitInUSD,
        isSum: true,
      },
    ],
  }
}
