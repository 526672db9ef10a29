import { describe, expect, test, vi } from 'vitest'
import { permissionValues } from '@/api/gen/shared/enums'
import type { PageUser } from '@/session/page'
import { pages, pagesOf } from '../routes'
import { find, fitOf, OPERATORS, type PaletteItem, stepped, wordsOf } from './paletteSearch'
import { actionItems, pageItems } from './usePaletteItems'

const offer = (label: string, more: Partial<PaletteItem> = {}): PaletteItem => ({
  id: label,
  group: 'Pages',
  label,
  ...more,
})

const shown = (text: string, offers: readonly PaletteItem[]) =>
  find(text, offers).map(({ name, items: found }) => [name, found.map(({ label }) => label)])

describe('how well an offer fits', () => {
  const balances = offer('Player balances', { detail: '/players/balances', keywords: 'Money' })

  test.each([
    ['play', 0],
    ['player bal', 0],
    ['bal pl', 1],
    ['ayer', 2],
    ['money', 3],
    ['players/balances', 3],
    ['PAGES', 3],
    ['withdraw', null],
    ['player withdraw', null],
  ])('%s', (text, fit) => {
    expect(fitOf(wordsOf(text), balances)).toBe(fit)
  })
})

test('an offer is read for what is searched with the first letter, and once for all', () => {
  const read = vi.fn(() => 'Money')
  const balances = Object.defineProperty(offer('Player balances'), 'keywords', { get: read })
  find('', [balances])
  expect(read).not.toHaveBeenCalled()
  for (const text of ['m', 'mo', 'mon']) expect(shown(text, [balances])).toHaveLength(1)
  expect(read).toHaveBeenCalledOnce()
})

test('another tenant is found by how its words begin, never by their middle', () => {
  const tenant = offer('Borealis Play', { group: OPERATORS, detail: 'borealis' })
  expect(fitOf(wordsOf('ali'), tenant)).toBeNull()
  expect(fitOf(wordsOf('play'), tenant)).toBe(1)
})

describe('finding', () => {
  const offers = [
    offer('Delete', { group: 'Actions of player 7' }),
    offer('Users'),
    offer('Players'),
    offer('Players, all', { group: 'Recent' }),
  ]

  test('the groups stand in their order while nothing tells them apart', () => {
    expect(shown('', offers)).toEqual([
      ['Actions of player 7', ['Delete']],
      ['Pages', ['Users', 'Players']],
      ['Recent', ['Players, all']],
    ])
  })

  test('the group with the best comes first', () => {
    expect(shown('player', offers)).toEqual([
      ['Pages', ['Players']],
      ['Recent', ['Players, all']],
      ['Actions of player 7', ['Delete']],
    ])
  })

  test('the best of a group comes first', () => {
    expect(shown('te', [offer('Website'), offer('All tenants'), offer('Tests')])).toEqual([
      ['Pages', ['Tests', 'All tenants', 'Website']],
    ])
  })

  test('untyped, not all operators are shown, but all pages; what is typed finds all', () => {
    const pages = Array.from({ length: 12 }, (_each, at) => offer(`Op ${at}`))
    const operators = pages.map((each) => ({ ...each, group: OPERATORS }))
    const [cut] = find('', operators)
    expect([cut?.items.length, cut?.total]).toEqual([10, 12])
    expect(find('op', operators)[0]?.items).toHaveLength(12)
    expect(find('', pages)[0]?.items).toHaveLength(12)
  })
})

describe('stepping', () => {
  const offers = [offer('a', { disabledReason: 'Not now.' }), offer('b'), offer('c')]

  test.each([
    [null, 0, 'b'],
    ['gone', 1, 'b'],
    ['b', 1, 'c'],
    ['c', 1, 'a'],
    ['a', -1, 'c'],
    ['b', 0, 'b'],
  ])('from %s by %i', (from, step, to) => {
    expect(stepped(offers, from, step)).toBe(to)
  })

  test('among none there is none', () => {
    expect(stepped([], 'a', 1)).toBeNull()
  })
})

test.each([
  ['domains', 'Domains'],
  ['auth0', 'Dev: Auth0 domains'],
  ['dns', 'Dev: DNS records'],
])('%s leads to %s', (text, expected) => {
  const found = find(text, pageItems(pages))
  expect(found[0]?.items[0]?.label).toBe(expected)
})

test('a section is led to with what its page keeps', () => {
  const dns = pageItems(pages).find(({ label }) => label === 'Dev: DNS records')
  expect(dns?.to?.(new URLSearchParams('opId=aurora'))).toBe('/settings/dev?opId=aurora&tab=dns')
})

describe('acts of other pages', () => {
  const staff: PageUser = { role: 'SUPER_ADMIN', permissions: [...permissionValues] }
  const offered = (user: PageUser, text: string, at = '/players') =>
    find(text, actionItems(pagesOf(user), user, at)).flatMap(({ items: found }) =>
      found.map(({ label, detail }) => `${label}, ${detail}`),
    )

  test('are found by what they are called, and by what they are looked for', () => {
    expect(offered(staff, 'generate')).toEqual([
      'Generate invoice, Operator invoices (V2)',
      'Generate invoice, Operator invoices (V1)',
      'Generate brand invoice, Brand records',
    ])
    expect(offered(staff, 'provider')).toEqual(['Provider payment, Operator invoices (V2)'])
    expect(offered(staff, 'add manual payment')).toEqual(['Add payment, Transaction history (V2)'])
  })

  test('are left to the screen where their page is open', () => {
    expect(offered(staff, 'provider', '/billing/operatorsV2/invoice')).toEqual([])
  })

  test('are offered to those who may', () => {
    const reader = { ...staff, permissions: ['billing_v2_read'] }
    expect(offered(reader, 'generate')).toEqual([])
    const brand: PageUser = { ...staff, role: 'OPERATOR_ADMIN', parentOpId: 'aurora' }
    expect(offered(brand, 'generate')).toEqual([])
    expect(offered({ ...brand, parentOpId: null }, 'provider')).toEqual([
      'Provider payment, My billing (V2)',
    ])
  })
})
