import { describe, expect, test } from 'vitest'
import type { Bet } from '@/api/gen/bets/endpoints'
import { planOf } from '@/kit/bulk/bulk'
import { currentUser } from '@/testing/currentUser'
import { fullWin, matchesOf, settlementOf, sidesOf } from './bulk'
import { settleEvent } from './settleEvent'

const BEGAN = '2026-11-03T17:00:00Z'
const event = { id: 'e1', title: 'Ilves v KalPa', sport: '', tournament: '', startsAt: BEGAN }
const bet = (own: Partial<Bet> = {}) =>
  ({
    betId: 'b1',
    betMode: 'SINGLE',
    status: 'OPEN',
    event,
    outcome: 'Match result: Home',
    stake: 10,
    stakeInUSD: 10,
    freeBetAmount: 0,
    odds: 2.15,
    maxWin: 21.5,
    currency: 'USD',
    exchangeRateInUSD: 1,
    ...own,
  }) as Bet

const user = currentUser()
const match = { title: 'Ilves v KalPa', startsAt: BEGAN }
const away = bet({ betId: 'b2', outcome: 'Match result: Away' })
const goals = bet({ betId: 'b3', outcome: 'Total goals: Over 2.5' })
const other = bet({ event: { ...event, title: 'Ilves v HIFK' } })
const nextDay = bet({ event: { ...event, startsAt: '2026-11-04T17:00:00Z' } })

describe('the bets of one event', () => {
  test('none may be settled together unless the list is filtered by it alone', () => {
    expect(settleEvent({}, [bet()])).toEqual([])
    expect(settleEvent({ event: 'Ilves' }, [bet(), other])).toEqual([])
    expect(settleEvent({ event: 'ilves v kalpa' }, [])).toEqual([])
    expect(settleEvent({ event: 'ilves v kalpa' }, [bet()]).map(({ id }) => id)).toEqual([
      'settleEvent',
    ])
  })

  test('stand by market and outcome; each day’s match by itself, that with the most bets first', () => {
    const sides = sidesOf([goals, bet(), bet(), away, nextDay, bet({ status: 'WON' })], match)
    const found = [...sides].map(([market, outcomes]) => [
      market,
      outcomes.map(({ outcome, bets }) => `${outcome} ${bets.length}`),
    ])
    expect(found).toEqual([
      ['Total goals', ['Over 2.5 1']],
      ['Match result', ['Away 1', 'Home 2']],
    ])
    expect(matchesOf([nextDay, bet(), away]).map(({ startsAt }) => startsAt)).toEqual([
      BEGAN,
      nextDay.event?.startsAt,
    ])
  })

  test('those on the outcome that won are paid, the others are lost', () => {
    const action = settlementOf(match, new Map([['Match result', 'Home']]))
    const sent = [bet(), away].map((each) => action.write(each, '', user).arg)
    expect(sent).toEqual([
      { betSettlement: { betId: 'b1', winAmount: 21.5 } },
      { betSettlement: { betId: 'b2', winAmount: 0 } },
    ])
    expect(planOf(action, [bet(), away, bet()], user).sums?.inUSD.toNumber()).toBe(43)
  })

  test('what hangs on more, is not known, exceeds its maximum or has no winner is left out and listed', () => {
    const action = settlementOf(match, new Map([['Match result', 'Home']]))
    const left = [
      bet({ status: 'WON' }),
      other,
      nextDay,
      bet({ betMode: 'COMBO', outcome: null }),
      bet({ betMode: 'SYSTEM', outcome: null }),
      bet({ outcome: null }),
      goals,
      bet({ maxWin: 20 }),
      bet({ odds: 200_000, maxWin: 2_000_000 }),
    ]
    const plan = planOf(action, [...left, bet(), { ...away, maxWin: 1 }], user)
    expect(plan.able).toHaveLength(2)
    expect(plan.kept.map(({ reason, rows }) => `${rows.length} ${reason}`)).toEqual([
      '2 Its win would exceed its maximum: settle it by itself.',
      '1 Already won; that is final.',
      '1 Not a bet on Ilves v KalPa.',
      '1 On another day’s match.',
      '1 A combo bet depends on its other selections, too: settle it by itself.',
      '1 A system bet depends on its other selections, too: settle it by itself.',
      '1 It is not known what it is on: settle it by itself.',
      '1 No outcome was chosen for Total goals.',
    ])
  })
})

test.each([
  [{ stake: 0.33, odds: 1.99 }, 0.65],
  [{ stake: 1000, odds: 1.999, currency: 'IRR' }, 1999],
  [{ stake: 0, freeBetAmount: 10, odds: 2.5 }, 15],
])(
  'a win is rounded down to what its currency has, a free bet pays without its stake: %o',
  (own, win) => {
    expect(fullWin(bet(own))).toBe(win)
  },
)
