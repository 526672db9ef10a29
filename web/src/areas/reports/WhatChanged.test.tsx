import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { levelValues } from '@/api/gen/shared/enums'
import { type Page, PagesContext } from '@/session/page'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { changedMeasureOf, filterOf, hashOf, partOf } from './changedParts'
import { WhatChanged } from './WhatChanged'

const NOW = { since: '2026-11-09T00:00:00Z', until: '2026-11-16T00:00:00Z' }
const THEN = { comparedSince: '2026-11-02T00:00:00Z', comparedUntil: '2026-11-09T00:00:00Z' }

function found(by: string, causes: readonly (readonly [string, string, number, number])[]) {
  const parts = causes.map(([value, title, now, before]) => ({
    title,
    now,
    before,
    difference: now - before,
    row: {
      key: `0:${value}`,
      values: [{ dimension: by, value, title }],
      ...NOW,
      lists: { bets: { [by]: value } },
      figures: { ggr: now },
      before: { ggr: before },
    },
  }))
  return {
    measure: 'ggr',
    by,
    dimensions: ['operator', 'product', 'provider'],
    now: 90,
    before: 120,
    difference: -30,
    causes: parts,
    ...NOW,
    ...THEN,
    tenants: { isTest: 'false' },
  }
}

const bets = {
  path: '/bets',
  roles: ['SUPER_ADMIN'],
  levels: [...levelValues],
  hides: [],
} as unknown as Page

const drawn = () => {
  const asked: URLSearchParams[] = []
  answering((request) => {
    const { searchParams } = new URL(request.url, 'http://console')
    asked.push(searchParams)
    const isWithin = searchParams.has('betType')
    const data = isWithin
      ? found('provider', [['Koi Gaming', 'Koi Gaming', 90, 120]])
      : found('product', [
          ['CASINO', 'Casino', 60, 100],
          ['SPORT', 'Sport', 30, 20],
        ])
    return answer({ data })
  })
  const app = renderInApp(
    <PagesContext value={[bets]}>
      <WhatChanged report="operator" asked={{ period: 'THIS_WEEK' }} />
    </PagesContext>,
  )
  return { ...app, asked }
}

test('a difference leads to the lists of both periods', async () => {
  drawn()
  const row = (await screen.findByRole('rowheader', { name: 'Casino' })).closest('tr')
  const links = within(row as HTMLElement).getAllByRole('link')
  const queries = links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams)
  expect(queries.map((query) => [query.get('fromDate'), query.get('toDate')])).toEqual([
    [NOW.since, NOW.until],
    [THEN.comparedSince, THEN.comparedUntil],
  ])
  expect(row?.textContent).toContain('−40.00 USD (−40\u00a0%)')
})

test('a part is broken down further, and the way back stays', async () => {
  const { user, asked } = drawn()
  await user.click(await screen.findByRole('button', { name: 'Break down Casino by Operator' }))
  expect(await screen.findByRole('rowheader', { name: 'Koi Gaming' })).toBeTruthy()
  expect(asked.at(-1)?.get('betType')).toBe('CASINO')
  expect(asked.at(-1)?.get('by')).toBe('operator')
  const way = screen.getByRole('navigation', { name: 'Looked at within' })
  await user.click(within(way).getByRole('button', { name: 'All' }))
  expect(await screen.findByRole('rowheader', { name: 'Sport' })).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: 'Looked at within' })).toBeNull()
})

test('what is no one game or provider is not looked at within', () => {
  expect(partOf({ dimension: 'game', value: 'SPORT', title: 'Sport bets' })).toBeUndefined()
  expect(partOf({ dimension: 'provider', value: 'NONE', title: 'Not by provider' })).toBeUndefined()
  expect(partOf({ dimension: 'gateway', value: null, title: 'No gateway' })).toBeUndefined()
  expect(partOf({ dimension: 'source', value: 'affId', title: 'Affiliate' })).toBeUndefined()
  const sport = partOf({ dimension: 'product', value: 'SPORT', title: 'Sport' })
  expect(sport && filterOf(sport)).toEqual({ betType: 'SPORT' })
})

test.each([
  [hashOf('deposits'), 'deposits'],
  [hashOf('unknown'), 'ggr'],
  ['', 'ggr'],
])('%s opens %s', (hash, measure) => {
  expect(changedMeasureOf(hash, ['wager', 'deposits', 'ggr'])).toBe(measure)
})
