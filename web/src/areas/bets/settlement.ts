import Big from 'big.js'
import { MOST_TIMES_MAXIMUM, MOST_WIN_IN_USD, REASON_MIN } from '@/api/gen/bets/constants'
import type { BetDetails } from '@/api/gen/bets/endpoints'
import { betSettlementRules } from '@/api/gen/bets/rules'
import { WARNING_TEXTS } from '@/api/gen/shared/constants'
import type { Role } from '@/api/gen/shared/enums'
import { type FieldRule, required } from '@/api/rules'
import type { RaisedWarning } from '@/kit/dialog/warnings'
import { formatted, type Numeric, rounded } from '@/kit/display/decimal'
import { placesOf } from '@/kit/display/placesOf'

type Limited = Pick<
  BetDetails,
  'currency' | 'exchangeRateInUSD' | 'maxWin' | 'settleLimit' | 'settleLimitInUSD'
>

const isBeyond = ({ maxWin }: Pick<BetDetails, 'maxWin'>, win: number): boolean =>
  maxWin !== null && win > maxWin

/** How many times of what the bet may pay, to a tenth. */
export const timesOf = (maxWin: number | null, win: number): Big | null =>
  maxWin ? rounded(new Big(win).div(maxWin), 1) : null

export const inUSD = (
  { exchangeRateInUSD }: Pick<BetDetails, 'exchangeRateInUSD'>,
  amount: Numeric,
) => rounded(new Big(amount).times(exchangeRateInUSD), 2)

/** Whether this user may go beyond what a bet may pay, and by so much. */
export const mayGoBeyond = (bet: Limited, win: number, role: Role): boolean =>
  role === 'SUPER_ADMIN' && isBeyond(bet, win) && win <= (bet.settleLimit ?? win)

/** What settling a bet for more than it may pay is warned of, before the platform says so. */
export function beyondMaximum(bet: Limited, win: number, role: Role): readonly RaisedWarning[] {
  if (!mayGoBeyond(bet, win, role)) return []
  const { currency, maxWin } = bet
  return [
    {
      code: 'BEYOND_MAXIMUM',
      severity: 'severe',
      text: WARNING_TEXTS.BEYOND_MAXIMUM,
      values: {
        winAmount: win,
        winInUSD: inUSD(bet, win).toNumber(),
        maxWin,
        timesMaximum: timesOf(maxWin, win)?.toNumber() ?? null,
        currency,
      },
    },
  ]
}

const failing = (why: (win: number) => string | null): FieldRule => ({
  validator: async (_rule, value: unknown) => {
    const problem = typeof value === 'number' ? why(value) : null
    if (problem) throw new Error(problem)
  },
})

/** The rules of a win: nobody goes beyond the limit, and a super admin alone beyond what the bet may pay. */
export function winRules(bet: Limited, role: Role): readonly FieldRule[] {
  const { currency, maxWin, settleLimit } = bet
  const most = (amount: number) => `At most ${formatted(amount, placesOf(currency))} ${currency}`
  return [
    ...betSettlementRules.winAmount,
    failing((win) => {
      if (typeof settleLimit === 'number' && win > settleLimit)
        return `${most(settleLimit)}: nobody settles beyond ${MOST_TIMES_MAXIMUM} times the maximum or ${formatted(MOST_WIN_IN_USD, 0)} USD.`
      if (maxWin !== null && win > maxWin && role !== 'SUPER_ADMIN')
        return `${most(maxWin)}: only a super admin may settle beyond the maximum.`
      return null
    }),
  ]
}

export const reasonRules: readonly FieldRule[] = [
  required('Enter a reason.'),
  { min: REASON_MIN, message: `At least ${REASON_MIN} characters.` },
  ...betSettlementRules.reason,
]
