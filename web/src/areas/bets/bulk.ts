import Big from 'big.js'
import { api, type Bet } from '@/api/gen/bets/endpoints'
import { type BulkAction, bulkWrite } from '@/kit/bulk/bulk'
import { placesOf } from '@/kit/display/placesOf'
import { settleDisabledReason } from './labels'

/** What a bet pays when its outcome came true, rounded down; a free bet pays without its own stake. */
export function fullWin({ stake, freeBetAmount, odds, currency }: Bet): number {
  const price = new Big(odds ?? 0)
  const won = price.times(stake).plus(new Big(freeBetAmount).times(price.minus(1)))
  return won.round(placesOf(currency), Big.roundDown).toNumber()
}

const settle = (
  id: string,
  label: string,
  description: string,
  event: string,
  winOf: (bet: Bet) => number,
): BulkAction<Bet> => ({
  id,
  label,
  permission: 'bets_settle',
  danger: true,
  description,
  confirmWord: 'settle',
  disabledReason: (bet) =>
    bet.event?.title === event ? settleDisabledReason(bet) : `Not a bet on ${event}.`,
  amountOf: (bet) => {
    const amount = winOf(bet)
    const amountInUSD = new Big(amount).times(bet.exchangeRateInUSD)
    return { amount, currency: bet.currency, amountInUSD }
  },
  write: (bet) =>
    bulkWrite(api.endpoints.betSettle, {
      betSettlement: { betId: bet.betId, winAmount: winOf(bet) },
    }),
})

/**
 * Settling the open bets of one finished event: those whose outcome came true, and the others. The event is the one
 * that the list is filtered by; none where that names several.
 */
export function settleEvent(
  filters: { readonly event?: string | undefined },
  bets: readonly Bet[],
): readonly BulkAction<Bet>[] {
  const titles = new Set(bets.map((bet) => bet.event?.title))
  const [event] = titles
  if (!filters.event || titles.size !== 1 || !event) return []
  return [
    settle('lose', 'Settle as lost', 'They pay nothing. This is final.', event, () => 0),
    settle(
      'win',
      'Settle as won',
      'Each pays its stake times its odds into the main wallet. This is final.',
      event,
      fullWin,
    ),
  ]
}
