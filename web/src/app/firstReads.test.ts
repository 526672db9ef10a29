import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '@/api/gen/bets/endpoints'
import { api as players } from '@/api/gen/players/endpoints'
import type { Me } from '@/api/gen/shared/types'
import { defineFilters } from '@/kit/list/defineFilters'
import { keepLastParams, placeOf } from '@/kit/list/lastListParams'
import { listReads } from '@/session/listReads'
import type { Page } from '@/session/page'
import { personalReads } from '@/session/personalReads'
import { type Reads, recordReads, withGlobals } from '@/session/reads'
import { askFirst, beginFirstReads, keepReads } from './firstReads'
import { makeStore } from './store'

const asked: string[] = []
const answer = JSON.stringify({ success: true, status: 'OK', data: { items: [] }, messages: [] })
const user = { userCode: 'U1', role: 'SUPER_ADMIN', permissions: ['players_read'] } as Partial<Me>

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return new Response(answer, { headers: { 'content-type': 'application/json' } })
  })
})

afterEach(() => localStorage.clear())

const PAGE: Page = {
  path: '/bets',
  title: 'Bets',
  roles: ['SUPER_ADMIN'],
  levels: ['PLATFORM'],
  menu: null,
  hides: [],
  help: 'bets',
  load: () => Promise.reject(new Error('its code is there')),
}

/** A console in which these pages' code is there. */
function open(reads: Reads, more: Partial<Page> = {}) {
  const store = makeStore()
  const page = { ...PAGE, ...more }
  keepReads(page, reads)
  beginFirstReads(store.dispatch, user as Me)
  return async (pathname: string, search = '') => {
    asked.length = 0
    askFirst(page, { pathname, search })
    await vi.waitFor(() => undefined)
    return [...asked]
  }
}

const spec = defineFilters()('-placedAt', { sport: {}, minStakeInUsd: 'amount', status: ['OPEN'] })
const reads = listReads(spec, api.endpoints.betsList, ({ status: _, ...query }, visit) =>
  withGlobals(query, visit),
)

test('a list is asked for by the filters of its address and by the operator of the top bar', async () => {
  const ask = open(reads)
  expect(await ask('/bets')).toEqual(['/api/bets?page=1&limit=50&sort=-placedAt'])
  const [filtered = ''] = await ask('/bets', '?sport=tennis&minStakeInUsd=5&sort=x&page=2&opId=a')
  expect(Object.fromEntries(new URL(filtered, 'http://console.test').searchParams)).toEqual({
    page: '2',
    limit: '50',
    sort: 'x',
    sport: 'tennis',
    minStakeInUSD: '5',
    opId: 'a',
  })
})

test('by its bare address it is asked for as this user left it', async () => {
  keepLastParams(placeOf('U1', '/bets', spec), 'sport=tennis&limit=100')
  keepLastParams(placeOf('U2', '/bets', spec), 'sport=golf')
  const ask = open(reads)
  expect(await ask('/bets')).toEqual(['/api/bets?page=1&limit=100&sort=-placedAt&sport=tennis'])
  expect(await ask('/bets', '?page=2')).toEqual(['/api/bets?page=2&limit=50&sort=-placedAt'])
})

test('a queue is asked for with what waits, the oldest first', async () => {
  const queue = { ...spec, sort: '-createdAt', waits: { status: 'OPEN' } }
  const ask = open(listReads(queue, api.endpoints.betsList, ({ page, sort }) => ({ page, sort })))
  expect(await ask('/bets')).toEqual(['/api/bets?page=1&sort=createdAt'])
  const byStake = { ...queue, sort: '-stakeInUSD' }
  const askByStake = open(
    listReads(byStake, api.endpoints.betsList, ({ page, sort }) => ({ page, sort })),
  )
  expect(await askByStake('/bets')).toEqual(['/api/bets?page=1&sort=-stakeInUSD'])
})

test('what is young is not asked for again', async () => {
  const ask = open(reads)
  expect(await ask('/bets')).toHaveLength(1)
  expect(await ask('/bets')).toEqual([])
})

test('for who may not open the page nothing is asked', async () => {
  const ask = open(reads, { permission: 'bets_read' })
  expect(await ask('/bets')).toEqual([])
})

test('what the CMS alone has nothing else is asked for by', async () => {
  expect(await open(reads)('/bets', '?opId=DEFAULT')).toEqual([])
  expect(await open(reads, { isCms: true })('/bets', '?opId=DEFAULT')).toHaveLength(1)
})

test('a record is asked for by its key', async () => {
  const one = recordReads(api.endpoints.bet, 'id', (key) => key)
  const ask = open(one, { path: '/bets/:id' })
  expect(await ask('/bets/B7')).toEqual(['/api/bets/B7'])
})

test('an address with personal data is asked for once that is taken out of it', async () => {
  const sought = defineFilters()('-createdAt', { email: { personal: true } })
  const ask = open(
    personalReads(sought, players.endpoints.playersList, (query) => query),
    { path: '/players' },
  )
  expect(await ask('/players', '?email=ada@lind.test')).toEqual([])
  expect(await ask('/players')).toEqual(['/api/players?page=1&limit=50&sort=-createdAt'])
})
