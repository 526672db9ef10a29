import Big from 'big.js'
import { type Currency, currencyValues } from '@/api/gen/shared/enums'
import type { OperatorDetails } from '@/api/gen/shared/types'
import type { GatewayRates, WalletsOfPlayer } from '@/api/gen/wallet/endpoints'
import type { TopUpAction } from '@/api/gen/wallet/enums'
import type { FieldRule } from '@/api/rules'
import { formatted, rounded } from '@/kit/display/decimal'
import { placesOf } from '@/kit/display/placesOf'

export const USD = 'USD'
const DROPPED: Currency = 'IRR'
const MOST_DECIMALS = 8

type Amount = number | null | undefined

/** USD always, then what the operator adds; IRR's rate is not exchanged here. */
export function topupCurrencies(operator: OperatorDetails | undefined): readonly Currency[] {
  const named = [USD, ...(operator?.extraData.additionalTopupCurrencies ?? [])]
  return currencyValues
    .filter((currency) => currency !== DROPPED && named.includes(currency))
    .sort((one, other) => named.indexOf(one) - named.indexOf(other))
}

/** USD per one unit, of what the platform exchanges. */
export const rateOf = (rates: GatewayRates | undefined, currency: string): number | undefined =>
  currency === USD ? 1 : rates?.rates[currency]?.[USD]?.autoRate

export function inUSD(amount: Amount, rate: number | undefined): Big | null {
  return typeof amount === 'number' && rate !== undefined
    ? rounded(new Big(amount).times(rate), 2)
    : null
}

/** What is wrong with an amount of the main wallet, in the platform's words. */
export function topupFault(currency: string, amount: Amount): string | null {
  if (typeof amount !== 'number') return null
  if (amount <= 0) return 'Enter an amount greater than 0.'
  const [places, used] = [placesOf(currency), decimalsOf(amount)]
  return used > places && used <= MOST_DECIMALS
    ? `${currency} has at most ${places} decimal places.`
    : null
}

/** What is wrong with an amount of the bonus wallet beside its bounds; a minus is for deductions. */
export function bonusFault(amount: Amount): string | null {
  if (typeof amount !== 'number') return null
  return amount === 0 ? 'The amount cannot be 0.' : null
}

function decimalsOf(amount: number): number {
  const value = new Big(amount)
  return Math.max(0, value.c.length - 1 - value.e)
}

export interface Moving {
  readonly currency: string
  readonly amount: Amount
  /** Not known yet, if undefined. */
  readonly balance: number | undefined
  readonly fault: string | null
}

/** Nothing is moved in a wallet that could not be read. */
const UNKNOWN_BALANCE = 'The balance is not known yet.'

/** Why this action cannot be chosen for the amount; null when it can. */
export function whyNot(action: TopUpAction, moving: Moving): string | null {
  const { amount, balance, currency, fault } = moving
  if (typeof amount !== 'number' || amount === 0) return 'Enter an amount first.'
  if (fault) return fault
  if (balance === undefined) return UNKNOWN_BALANCE
  if (action === 'top-up') {
    return amount < 0 ? 'A negative amount cannot be added; use Decrease.' : null
  }
  if (new Big(amount).abs().lte(balance)) return null
  return `The wallet holds ${formatted(balance, placesOf(currency))} ${currency}.`
}

/** The balance once it is done. */
export function after(action: TopUpAction, balance: number, amount: number): Big {
  const size = new Big(amount).abs()
  return action === 'top-up' ? new Big(balance).plus(size) : new Big(balance).minus(size)
}

export interface DailyLimit {
  readonly today: number
  readonly limit: number
  /** Today's total with this increase; null for a deduction, which gives nothing back. */
  readonly total: Big | null
  readonly isBeyond: boolean
}

/** Today's increases of the operator and its brands, against what they may come to. */
export function dailyLimit(
  operator: OperatorDetails,
  action: TopUpAction | undefined,
  worth: Big | null,
): DailyLimit {
  const today = operator.stats.todayTotalTopupInUSD
  const limit = operator.limits.dailyTopupLimitInUSD
  const total = action === 'deduct' || worth === null ? null : worth.plus(today)
  return { today, limit, total, isBeyond: total?.gt(limit) ?? false }
}

export const balanceIn = (wallets: WalletsOfPlayer | undefined, currency: string) =>
  wallets && (wallets.playerWalletList.find((each) => each.currency === currency)?.balance ?? 0)

export interface Converted {
  readonly taken: number
  readonly given: Big
  readonly before: number
  readonly worth: Big
}

/** What converting the whole balance gives at these rates, rounded down as the platform does. */
export function converted(
  wallets: WalletsOfPlayer,
  rates: GatewayRates,
  source: string,
  target: string,
): Converted | null {
  const taken = balanceIn(wallets, source)
  const [one, other] = [rates.rates[source]?.[USD]?.autoRate, rates.rates[target]?.[USD]?.autoRate]
  if (taken === undefined || !one || !other) return null
  const worth = new Big(taken).times(one)
  const given = worth.div(other).round(placesOf(target), Big.roundDown)
  return {
    taken,
    given,
    before: balanceIn(wallets, target) ?? 0,
    worth: rounded(worth, 2),
  }
}

export const ruleOf = (fault: (amount: Amount) => string | null): FieldRule => ({
  validator: async (_rule, value: Amount) => {
    const found = fault(value)
    if (found) throw new Error(found)
  },
})
