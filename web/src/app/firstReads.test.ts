import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '@/api/gen/bets/endpoints'
import { api as general } from '@/api/gen/general/endpoints'
import { api as players } from '@/api/gen/players/endpoints'
import { FILTERS_BY_PERSONAL } from '@/api/personalFilters'
import { askFirst, beginFirstReads, firstReads, noteOpened } from './firstReads'
import { makeStore } from './store'

const asked: string[] = []
const answer = JSON.stringify({ success: true, status: 'OK', data: { items: [] }, messages: [] })

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return new Response(answer, { headers: { 'content-type': 'application/json' } })
  })
})

afterEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/')
  beginFirstReads(() => undefined, '')
})

/** A tab of its own, which knows what the browser keeps. */
function tab() {
  const store = makeStore(firstReads)
  beginFirstReads(store.dispatch, 'U1')
  return {
    async open(address: string, ...pages: readonly number[]) {
      history.replaceState(null, '', address)
      noteOpened()
      for (const page of pages) await store.dispatch(api.endpoints.betsList.initiate({ page }))
    },
    async ask(address: string) {
      asked.length = 0
      askFirst(address)
      await vi.waitFor(() => undefined)
      return [...asked]
    },
    store,
  }
}

test('what a page opened with is asked for before it is drawn, once', async () => {
  await tab().open('/bets', 1)
  const later = tab()
  expect(await later.ask('/bets')).toEqual(['/api/bets?page=1'])
  await later.open('/bets', 1)
  expect(asked).toEqual(['/api/bets?page=1'])
  expect(await later.ask('/bets')).toEqual([])
  expect(await tab().ask('/quick-bets')).toEqual([])
})

test('a list is asked for as it was left, by its bare address too', async () => {
  const first = tab()
  await first.open('/bets', 1)
  history.replaceState(null, '', '/bets?opId=aurora&limit=100')
  await first.store.dispatch(api.endpoints.betsList.initiate({ page: 1, limit: 100 }))
  const later = tab()
  expect(await later.ask('/bets?opId=aurora')).toEqual(['/api/bets?page=1&limit=100'])
  expect(await later.ask('/bets?opId=aurora&limit=100')).toEqual([])
})

test('one whose question is another each time is asked for nothing', async () => {
  for (const page of [1, 2, 3]) await tab().open('/bets', page)
  expect(await tab().ask('/bets')).toEqual([])
})

test('neither the frame nor what is read for a file counts', async () => {
  const first = tab()
  await first.open('/bets')
  await first.store.dispatch(general.endpoints.general.initiate())
  await first.store.dispatch(api.endpoints.betsList.initiate({ page: 9 }, { subscribe: false }))
  expect(await tab().ask('/bets')).toEqual([])
})

test('another user’s are not known', async () => {
  await tab().open('/bets', 1)
  const other = tab()
  beginFirstReads(other.store.dispatch, 'U2')
  expect(await other.ask('/bets')).toEqual([])
})

test('of a read that filters by personal data nothing is kept', async () => {
  const first = tab()
  await first.open('/players')
  await first.store.dispatch(players.endpoints.playersList.initiate({ page: 1 }))
  await first.store.dispatch(
    players.endpoints.playersList.initiate({ page: 1, email: 'ada@lind.test' }),
  )
  expect(JSON.stringify({ ...localStorage })).not.toContain('ada@lind.test')
  expect(await tab().ask('/players')).toEqual(['/api/players?page=1'])
})

test('every filter by personal data is known for one', () => {
  const marked = import.meta.glob<Record<string, Record<string, string>>>(
    '../api/gen/*/personal.ts',
    { eager: true, import: 'personalFields' },
  )
  const names = Object.values(marked)
    .flatMap((models) => Object.entries(models))
    .filter(([model]) => model.endsWith('Query'))
    .flatMap(([, fields]) => Object.keys(fields))
  expect(names.length).toBeGreaterThan(2)
  expect(names.filter((name) => !FILTERS_BY_PERSONAL.test(`{"${name}":"x"}`))).toEqual([])
})
