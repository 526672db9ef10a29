import { expect, test } from 'vitest'
import {
  listParamsIn,
  listViewIn,
  queryIn,
  replaceListParams,
  toListParams,
  unreadIn,
  withCurrentNames,
} from './listAddress'

const SPEC = {
  filters: {
    year: 'number',
    name: 'text',
    isPaid: 'boolean',
    status: ['OPEN', 'PAID'],
    types: { several: ['CASH', 'CARD', 'BANK'] },
    gateway: { several: 'text' },
    since: 'instant',
    minAmount: 'amount',
  },
  sort: '-createdAt',
} as const

const params = (text: string) => new URLSearchParams(text)

test.each([
  ['', ''],
  ['page=3&opId=aurora&tab=two', ''],
  ['sort=-createdAt&limit=50', ''],
  ['status=GONE&year=soon&limit=5000', ''],
  ['year=2025.5', ''],
  ['year=-1', ''],
  ['types=CASH', 'types=CASH'],
  ['types=CARD,CASH,CARD', 'types=CARD%2CCASH'],
  ['types=CASH,GOLD', ''],
  ['types=,', ''],
  ['gateway=a,b', 'gateway=a%2Cb'],
  ['minAmount=7.25', 'minAmount=7.25'],
  ['minAmount=0.50', 'minAmount=0.5'],
  ['minAmount=7.255', ''],
  ['minAmount=1e3', ''],
  ['since=2026-11-20', ''],
  ['since=soonTZ', ''],
  ['since=2026-11-20T00:00:00Z', 'since=2026-11-20T00%3A00%3A00Z'],
  ['limit=100&sort=year&status=PAID&name=a%20b', 'name=a+b&status=PAID&sort=year&limit=100'],
  ['year=02025&isPaid=true', 'year=2025&isPaid=true'],
])('of %s the list has %s', (address, expected) => {
  expect(queryIn(SPEC, params(address))).toBe(expected)
  expect(queryIn(SPEC, params(expected))).toBe(expected)
})

test('a view and its columns are the list’s own too', () => {
  const address = params('opId=aurora&savedView=v1&columns=name%2Cyear&year=2025&page=2')
  expect(listParamsIn(SPEC, address)).toBe('year=2025&savedView=v1&columns=name%2Cyear')
  expect(listViewIn(SPEC, address)).toEqual({
    query: 'year=2025',
    viewId: 'v1',
    columns: ['name', 'year'],
  })
})

test('what is put in place of the list’s own leaves the rest', () => {
  const address = params('opId=aurora&year=2025&page=4&sort=year&savedView=v1&columns=name&tab=two')
  expect(`${replaceListParams(SPEC, address, 'status=PAID')}`).toBe(
    'opId=aurora&tab=two&status=PAID',
  )
  expect(`${replaceListParams(SPEC, address, '')}`).toBe('opId=aurora&tab=two')
})

test('a look is written and read again; columns are a view’s alone', () => {
  const look = { query: 'year=2025&limit=100', viewId: 'v1', columns: ['name'] }
  expect(listViewIn(SPEC, params(toListParams(look)))).toEqual(look)
  expect(toListParams({ ...look, viewId: null })).toBe('year=2025&limit=100')
  expect(toListParams({ ...look, columns: null })).toBe('year=2025&limit=100&savedView=v1')
})

test('a filter is found under its former name, in links and in saved views', () => {
  const renamed = { ...SPEC, formerNames: { state: 'status' } }
  expect(queryIn(renamed, params('state=PAID&sort=-state'))).toBe('status=PAID&sort=-status')
  expect(withCurrentNames(renamed, params('state=OPEN&opId=aurora')).toString()).toBe(
    'status=OPEN&opId=aurora',
  )
  const current = params('status=OPEN&sort=year')
  expect(withCurrentNames(renamed, current)).toBe(current)
})

test.each([
  ['month=13', ['month']],
  ['month=0&year=soon', ['month', 'year']],
  ['month=1.5&kind=C', ['month', 'kind']],
  ['month=12&year=2026&kind=A&other=13', []],
  ['month=', []],
  ['year=1999', ['year']],
  ['year=2024', []],
  ['year=3000', ['year']],
  ['month=13&page=0&limit=1001', ['month', 'page', 'limit']],
  ['page=1.5&limit=many', ['page', 'limit']],
  ['page=2&limit=100&sort=', []],
])('of %s these cannot be read: %j', (query, expected) => {
  const kinds = { month: 'month', year: 'year', kind: ['A', 'B'] } as const
  expect(unreadIn(kinds, new URLSearchParams(query))).toEqual(expected)
})
