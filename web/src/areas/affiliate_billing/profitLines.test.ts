import Big from 'big.js'
import { describe, expect, test } from 'vitest'
import type { AffiliateTerms, ProfitBreakdown } from '@/api/gen/shared/types'
import { profitStatement as statement } from './profitLines'

const terms: AffiliateTerms = {
  administrationFeePercentage: 2.5,
  depositFeePercentage: 0.5,
  withdrawFeePercentage: 0.75,
  referralFeePercentage: 6,
  casinoCommission: 28,
  sportCommission: 33.5,
}

const JANUARY = { month: 'JANUARY', year: 2026 } as const
const profitStatement = (of: AffiliateTerms, breakdown: ProfitBreakdown) =>
  statement(of, breakdown, JANUARY)

const profit: ProfitBreakdown = {
  ggrInUSD: { total: 9906.29, sport: -599.63, casino: 10505.92 },
  affiliateCommissionInUSD: 2740.78,
  referralFeesInUSD: 92.77,
  administrationFeeInUSD: 247.66,
  totalDepositsInUSD: 38298,
  depositFeesInUSD: 191.49,
  totalWithdrawsInUSD: 28548.57,
  withdrawFeesInUSD: 214.11,
  carriedLossInUSD: -10,
  netProfitInUSD: 2170.29,
}

describe('the statement of a profit', () => {
  test('its lines add up to the net profit', () => {
    const { lines, addsUp } = profitStatement(terms, profit)
    const summed = lines
      .filter(({ isPart, isSum }) => !isPart && !isSum)
      .reduce((sum, { amount }) => sum.plus(amount), new Big(0))
    expect(addsUp).toBe(true)
    expect(summed.toNumber()).toBe(2170.29)
    expect(lines.at(-1)).toMatchObject({ label: 'Net profit', amount: 2170.29, isSum: true })
  })

  test('the shares of casino and sport come to the commission, to the cent', () => {
    const shares = profitStatement(terms, profit).lines.filter(({ isPart }) => isPart)
    expect(shares.map(({ amount }) => Number(amount))).toEqual([2941.6576, -200.87605])
  })

  test('a loss of both earns no commission, and its administration costs nothing', () => {
    const lost: ProfitBreakdown = {
      ...profit,
      ggrInUSD: { total: -200, sport: -100, casino: -100 },
      affiliateCommissionInUSD: 0,
      administrationFeeInUSD: 0,
      netProfitInUSD: -322.83,
    }
    const { lines, addsUp } = profitStatement(terms, lost)
    expect(addsUp).toBe(true)
    expect(lines.at(-1)?.note).toBe('Not owed: carried over to the next month.')
  })

  test('a carried loss names the month it came from, over the turn of the year too', () => {
    const carried = (breakdown: ProfitBreakdown) => profitStatement(terms, breakdown).lines.at(-2)
    expect(carried(profit)?.note).toBe('From December 2025.')
    expect(carried({ ...profit, carriedLossInUSD: 0 })?.note).toBeUndefined()
    const later = statement(terms, profit, { month: 'MARCH', year: 2026 })
    expect(later.lines.at(-2)?.note).toBe('From February 2026.')
  })

  test.each([
    ['netProfitInUSD', 2170.3],
    ['affiliateCommissionInUSD', 2740.77],
    ['administrationFeeInUSD', 247.65],
    ['depositFeesInUSD', 191.5],
    ['withdrawFeesInUSD', 214],
    ['carriedLossInUSD', 0],
  ] as const)('says when %s does not fit', (name, wrong) => {
    expect(profitStatement(terms, { ...profit, [name]: wrong }).addsUp).toBe(false)
  })
})
