import { describe, expect, test } from 'vitest'
import type { Tournament } from '@/api/gen/tournaments/endpoints'
import { deleteDisabledReason } from './labels'
import { draftOf, editOf, locksOf, newTerms, type TermValues, valuesOf } from './terms'

const tournament = (own: Partial<Tournament> = {}) =>
  ({
    id: 't1',
    texts: [{ language: 'en', title: 'Race', description: '' }],
    betType: 'CASINO',
    games: ['koi-garden'],
    providers: [],
    sports: [],
    scoring: 'TOTAL_WAGER',
    minBetAmountInUSD: 1,
    startTime: '2026-11-01T10:00:27Z',
    endTime: '2026-11-05T10:00:27Z',
    prizes: [{ rank: 1, amountInUSD: 500 }],
    status: 'ACTIVE',
    betCount: 0,
    isExtended: false,
    pendingWinnerCount: 0,
    ...own,
  }) as Tournament

const values: TermValues = {
  ...(newTerms('aurora') as TermValues),
  startTime: '2026-11-16T10:00',
  endTime: '2026-11-20T10:00',
  prizes: [{ amountInUSD: 300 }, { amountInUSD: 100 }],
}

describe('what a form sends', () => {
  test('times of the wall clock become instants, prizes get their ranks', () => {
    const draft = draftOf(values, 'Asia/Tehran')
    expect([draft.startTime, draft.endTime]).toEqual([
      '2026-11-16T06:30:00.000Z',
      '2026-11-20T06:30:00.000Z',
    ])
    expect(draft.prizes.map(({ rank }) => rank)).toEqual([1, 2])
    expect(draft.opId).toBe('aurora')
  })

  test('a sport tournament names no games and no providers, a casino tournament no sports', () => {
    const chosen = { ...values, games: ['a'], providers: [], sports: ['Football'] }
    expect(draftOf({ ...chosen, betType: 'SPORT' }, 'UTC')).toMatchObject({
      games: [],
      sports: ['Football'],
    })
    expect(draftOf(chosen, 'UTC')).toMatchObject({ games: ['a'], sports: [] })
  })

  test('a time that was not touched stays as it was, to the second', () => {
    const seen = tournament()
    const shown = valuesOf(seen, 'Europe/Berlin')
    expect(shown.startTime).toBe('2026-11-01T11:00')
    const edit = editOf({ ...shown, endTime: '2026-11-06T11:00' }, seen, 'Europe/Berlin')
    expect([edit.startTime, edit.endTime]).toEqual([seen.startTime, '2026-11-06T10:00:00.000Z'])
  })
})

const NOON = Date.parse('2026-11-03T12:00:00Z')

test.each([
  [{}, NOON, false, null],
  [{ betCount: 1 }, NOON, true, null],
  [{ betCount: 1, isExtended: true }, NOON, true, 'The end was already extended once.'],
  [{ betCount: 1 }, NOON + 86_400_000, true, 'The end cannot be changed in the last 24 hours.'],
  [{ status: 'EXPIRED' }, NOON, true, 'It has ended.'],
] as const)('what may change of %o', (own, now, terms, end) => {
  expect(locksOf(tournament(own), now)).toEqual({ terms, end })
})

test.each([
  [{}, true],
  [{ betCount: 1 }, false],
  [{ status: 'EXPIRED', betCount: 1 }, true],
  [{ status: 'EXPIRED', betCount: 1, pendingWinnerCount: 1 }, false],
] as const)('whether %o may be deleted: %s', (own, expected) => {
  expect(deleteDisabledReason(tournament(own)) === null).toBe(expected)
})
