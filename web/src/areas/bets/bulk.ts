import Big from 'big.js'
import { MOST_WIN_IN_USD } from '@/api/gen/bets/constants'
import { api, type Bet } from '@/api/gen/bets/endpoints'
import { type BulkAction, bulkWrite } from '@/kit/bulk/bulk'
import { placesOf } from '@/kit/display/placesOf'
import { modes, settleDisabledReason } from './labels'

/** What a bet pays when its outcome came true, rounded down; a free bet pays without its own stake. */
export function fullWin({ stake, freeBetAmount, odds, currency }: Bet): number {
  const price = new Big(odds ?? 0)
  const won = price.times(stake).plus(new Big(freeBetAmount).times(price.minus(1)))
  return won.round(placesOf(currency), Big.roundDown).toNumber()
}

/** One match of an event: its title is that of many. */
export interface Match {
  readonly title: string
  /** Null at a platform that does not say. */
  readonly startsAt: string | null
}

/** What a single bet is on. */
interface Pick {
  readonly market: string
  readonly outcome: string
}

/** Null of a bet of several selections, and where it is not known. */
function pickOf({ betMode, outcome }: Bet): Pick | null {
  const at = outcome?.indexOf(': ') ?? -1
  if (betMode !== 'SINGLE' || !outcome || at < 0) return null
  return { market: outcome.slice(0, at), outcome: outcome.slice(at + 2) }
}

export interface Side {
  readonly outcome: string
  readonly bets: readonly Bet[]
}

/** The open single bets on a match, by market and outcome. */
export function sidesOf(bets: readonly Bet[], match: Match): ReadonlyMap<string, readonly Side[]> {
  const markets = new Map<string, Side[]>()
  for (const bet of bets) {
    const pick = pickOf(bet)
    if (!pick || bet.status !== 'OPEN' || !isOn(bet, match)) continue
    const sides = markets.get(pick.market) ?? []
    const known = sides.find(({ outcome }) => outcome === pick.outcome)
    const others = sides.filter((side) => side !== known)
    const side = { outcome: pick.outcome, bets: [...(known?.bets ?? []), bet] }
    markets.set(
      pick.market,
      [...others, side].sort((one, other) => one.outcome.localeCompare(other.outcome)),
    )
  }
  return markets
}

const isOn = ({ event }: Bet, { title, startsAt }: Match): boolean =>
  event?.title === title && (event?.startsAt ?? null) === startsAt

/** The matches that bets are on, the one with the most bets first. */
export function matchesOf(bets: readonly Bet[]): readonly Match[] {
  const counts = new Map<string, { match: Match; count: number }>()
  for (const { event } of bets) {
    if (!event) continue
    const match = { title: event.title, startsAt: event.startsAt ?? null }
    const key = JSON.stringify(match)
    counts.set(key, { match, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts.values()]
    .sort((one, other) => other.count - one.count)
    .map(({ match }) => match)
}

const wins = (bet: Bet, winners: Winners): boolean => {
  const pick = pickOf(bet)
  return pick !== null && winners.get(pick.market) === pick.outcome
}

/** The outcome that won, by its market. */
export type Winners = ReadonlyMap<string, string>

/** What keeps a bet out although it is open. */
function leftOut(bet: Bet, match: Match, winners: Winners): string | null {
  if (bet.event?.title !== match.title) return `Not a bet on ${match.title}.`
  if (!isOn(bet, match)) return 'On another day’s match.'
  if (bet.betMode !== 'SINGLE') {
    const mode = bet.betMode ? modes[bet.betMode].toLowerCase() : 'casino'
    return `A ${mode} bet depends on its other selections, too: settle it by itself.`
  }
  const pick = pickOf(bet)
  if (!pick) return 'It is not known what it is on: settle it by itself.'
  if (!winners.has(pick.market)) return `No outcome was chosen for ${pick.market}.`
  if (!wins(bet, winners)) return null
  const win = fullWin(bet)
  const isBeyond =
    (typeof bet.maxWin === 'number' && win > bet.maxWin) ||
    new Big(win).times(bet.exchangeRateInUSD).gt(MOST_WIN_IN_USD)
  return isBeyond ? 'Its win would exceed its maximum: settle it by itself.' : null
}

/** Settles the single bets on a match: those on the outcomes that won, and the others as lost. */
export function settlementOf(match: Match, winners: Winners): BulkAction<Bet> {
  const winOf = (bet: Bet) => (wins(bet, winners) ? fullWin(bet) : 0)
  return {
    id: 'settleEvent',
    label: 'Settle event',
    permission: 'bets_settle',
    danger: true,
    description: `${match.title}: ${[...winners].map(([market, won]) => `${market}: ${won}`).join(', ')}. Bets on what won pay their stake times their odds into the main wallet; the others are settled as lost. This is final.`,
    confirmWord: 'settle',
    disabledReason: (bet) => settleDisabledReason(bet) ?? leftOut(bet, match, winners),
    amountOf: (bet) => {
      const amount = winOf(bet)
      const amountInUSD = new Big(amount).times(bet.exchangeRateInUSD)
      return { amount, currency: bet.currency, amountInUSD }
    },
    write: (bet) =>
      bulkWrite(api.endpoints.betSettle, {
        betSettlement: { betId: bet.betId, winAmount: winOf(bet) },
      }),
  }
}
