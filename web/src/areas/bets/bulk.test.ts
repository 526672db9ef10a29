import { describe, expect, test } from 'vitest'
import type { Bet } from '@/api/gen/bets/endpoints'
import { planOf } from '@/kit/bulk/bulk'
import { currentUser } from '@/testing/currentUser'
import { fullWin, settleEvent } from './bulk'

const bet = (own: Partial<Bet> = {}) =>
  ({
    betId: 'b1',
    status: 'OPEN',
    event: { id: 'e1', title: 'Ilves v KalPa', sport: 'Ice hockey', tournament: 'Liiga' },
    stake: 10,
    freeBetAmount: 0,
    odds: 2.15,
    currency: 'USD',
    exchangeRateInUSD: 1,
    ...own,
  }) as Bet

const user = currentUser()
const other = bet({ event: { id: 'e2', title: 'Ilves v HIFK', sport: '', tournament: '' } })

describe('the bets of one event', () => {
  test('none may be settled together unless the list is filtered by it alone', () => {
    expect(settleEvent({}, [bet()])).toEqual([])
    expect(settleEvent({ event: 'Ilves' }, [bet(), other])).toEqual([])
    expect(settleEvent({ event: 'ilves v kalpa' }, []).length).toBe(0)
    expect(settleEvent({ event: 'ilves v kalpa' }, [bet()]).map(({ id }) => id)).toEqual([
      'lose',
      'win',
    ])
  })

  test('what is settled already, and what is of another event, is kept out', () => {
    const [lose] = settleEvent({ event: 'Ilves v KalPa' }, [bet()])
    if (!lose) throw new Error('nothing is offered')
    const plan = planOf(lose, [bet(), bet({ status: 'WON' }), other], user)
    expect(plan.able).toHaveLength(1)
    expect(plan.kept.map(({ reason }) => reason)).toEqual([
      'Already won; that is final.',
      'Not a bet on Ilves v KalPa.',
    ])
  })

  test('the lost pay nothing, the won their stake times their odds', () => {
    const [lose, win] = settleEvent({ event: 'Ilves v KalPa' }, [bet()])
    expect(lose?.write(bet(), '', user).arg).toEqual({
      betSettlement: { betId: 'b1', winAmount: 0 },
    })
    expect(win?.write(bet(), '', user).arg).toEqual({
      betSettlement: { betId: 'b1', winAmount: 21.5 },
    })
    expect(
      planOf(win ?? { disabledReason: () => null }, [bet(), bet()], user).sums?.inUSD.toNumber(),
    ).toBe(43)
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
