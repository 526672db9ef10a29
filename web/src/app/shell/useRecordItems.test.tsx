import { screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { PaletteSearch } from './PaletteSearch'
import type { PaletteItem } from './paletteSearch'

const LUMEN = { domainName: 'xn--lmen-0ra.com', unicodeName: 'lümen.com', opTitle: 'Lumen' }
const VIEW = {
  viewId: 'v1',
  listId: 'activities',
  name: 'Lumen deletions',
  query: 'action=delete',
  columns: null,
}

const GAME = { id: 'amber-falls', title: 'Amber Falls', provider: 'Amber Reels' }
const GATEWAY = {
  uuid: 'gw-1',
  operation: 'WITHDRAW',
  version: 'V2',
  provider: 'CPG',
  title: { en: 'Amber Crypto' },
  opTitle: 'Lumen',
}
const PAGES: Readonly<Record<string, unknown>> = {
  '/api/views': { views: [VIEW] },
  '/api/games': [GAME],
  '/api/paymentsV2/gateways': { items: [GATEWAY], count: 1, remaining: 0 },
}

/** The palette before a platform that knows one of each; what is chosen is kept. */
function palette(permissions: string[]) {
  const onChoose = vi.fn<(item: PaletteItem) => void>()
  const asked = answering(({ url }) => {
    const data = PAGES[url.split('?', 1)[0] ?? '']
    if (data) return answer({ data })
    return Response.json({
      success: true,
      status: 'OK',
      messages: [],
      data: [LUMEN],
      dataInfo: { pagination: { total: 1, count: 1 } },
    })
  })
  const search = (
    <PaletteSearch box={createRef()} commands={[]} onChoose={onChoose} onClose={vi.fn()} />
  )
  const app = renderInApp(search, { at: '/?opId=lumen', user: { permissions } })
  const asking = (path: string) => asked.filter(({ url }) => url.includes(path))
  const domains = () => asking('/v2/zones')
  return { ...app, onChoose, asking, domains }
}

test('a domain is found by a part of its name, and leads to its drawer', async () => {
  const { user, onChoose, domains } = palette(['domains_read'])
  await user.type(screen.getByRole('combobox'), 'lüm')
  await user.click(await screen.findByRole('option', { name: /^lümen\.com/ }))
  expect(domains().map(({ url }) => new URL(url, 'http://x').searchParams.get('domain'))).toEqual([
    'lüm',
  ])
  const [item] = onChoose.mock.calls[0] ?? []
  expect(item?.to?.(new URLSearchParams('opId=lumen&page=3'))).toBe(
    '/settings/domains?opId=lumen&open=xn--lmen-0ra.com',
  )
})

test('a saved view is found by name in one bounded call, and leads to its list', async () => {
  const { user, onChoose, asking } = palette(['activities_read'])
  expect(asking('/api/views')).toEqual([])
  await user.type(screen.getByRole('combobox'), 'lumen d')
  await user.click(await screen.findByRole('option', { name: /^Lumen deletions/ }))
  expect(asking('/api/views').map(({ url }) => url)).toEqual(['/api/views?search=lumen+d'])
  const [item] = onChoose.mock.calls[0] ?? []
  expect(item?.to?.(new URLSearchParams())).toBe('/settings/activities?action=delete&savedView=v1')
})

test('a game is found by its title, and leads to its drawer', async () => {
  const { user, onChoose } = palette(['games_read'])
  await user.type(screen.getByRole('combobox'), 'amber')
  await user.click(await screen.findByRole('option', { name: /^Amber Falls/ }))
  const [item] = onChoose.mock.calls[0] ?? []
  expect(item?.to?.(new URLSearchParams('opId=lumen&page=3'))).toBe(
    '/games?opId=lumen&open=amber-falls',
  )
})

test('a gateway is found by its title in one bounded call, and leads to its page', async () => {
  const { user, onChoose, asking } = palette(['gateways_read'])
  await user.type(screen.getByRole('combobox'), 'amber')
  await user.click(
    await screen.findByRole('option', { name: /^Amber Crypto.*Withdraw V2 · Lumen/ }),
  )
  expect(asking('/api/paymentsV2').map(({ url }) => url)).toEqual([
    '/api/paymentsV2/gateways?page=1&limit=10&opId=lumen&search=amber',
  ])
  const [item] = onChoose.mock.calls[0] ?? []
  expect(item?.to?.(new URLSearchParams('opId=lumen&page=3'))).toMatch(
    /^\/withdraw\/gatewaysV2\/gw-1/,
  )
})

test('nobody searches domains who may not read them, and nothing for a single letter', async () => {
  const without = palette(['billing_v2_read'])
  await without.user.type(screen.getByRole('combobox'), 'lumen')
  expect(await screen.findByText(/results?\./)).toBeDefined()
  expect(without.domains()).toEqual([])
  expect(without.asking('/api/games')).toEqual([])
  expect(without.asking('/api/paymentsV2')).toEqual([])
  without.unmount()
  const short = palette(['domains_read'])
  await short.user.type(screen.getByRole('combobox'), 'l')
  expect(short.domains()).toEqual([])
})

test('a search that fails is told', async () => {
  const { user } = palette(['domains_read'])
  answering(() => answer({ http: 502 }))
  await user.type(screen.getByRole('combobox'), 'lumen')
  expect(await screen.findByText(/The domain search failed\./)).toBeDefined()
})
