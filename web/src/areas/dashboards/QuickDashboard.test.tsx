import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { levelValues } from '@/api/gen/shared/enums'
import { type Page, PagesContext } from '@/session/page'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { QuickDashboard } from './QuickDashboard'

const AT = '2026-11-15T09:00:00Z'
const day = (deposits: number, registrations: number) => ({
  since: '2026-11-15T00:00:00Z',
  until: '2026-11-16T00:00:00Z',
  figures: { deposits, withdrawals: 10, ggr: null, registrations },
})
const FOUND = {
  asOf: AT,
  timezone: 'UTC',
  queues: [
    { badge: 'tickets', count: 3, sumInUSD: null, oldestAt: null },
    { badge: 'withdraw', count: 1234, sumInUSD: 70.5, oldestAt: '2026-11-10T09:00:00Z' },
    { badge: 'kyc', count: 7, sumInUSD: null, oldestAt: AT },
  ],
  today: day(150, 2),
  yesterday: day(100, 2),
  activeNow: 88,
  wins: [],
  withdrawals: [],
  tenants: { isTest: 'false' },
}

const page = (path: string, label: string, badge: string): Page =>
  ({
    path,
    title: label,
    roles: ['SUPER_ADMIN'],
    levels: [...levelValues],
    hides: [],
    menu: { group: 'Players', order: 1, label, icon: () => null, badge },
  }) as unknown as Page

const drawn = () =>
  renderInApp(
    <PagesContext value={[page('/support', 'Support', 'tickets'), page('/w', 'Paid', 'withdraw')]}>
      <QuickDashboard />
    </PagesContext>,
    { user: { role: 'SUPER_ADMIN' } },
  )

test('money that waits comes first, and a queue that the user may not open is absent', async () => {
  answering(() => answer({ data: FOUND }))
  drawn()
  const waiting = await screen.findByRole('region', { name: 'Waiting' })
  const tiles = within(waiting).getAllByRole('link')
  expect(tiles.map((tile) => tile.getAttribute('href'))).toEqual([
    '/w?isTest=false',
    '/support?isTest=false',
  ])
  expect(tiles[0]?.textContent).toContain('1,234')
  expect(tiles[0]?.textContent).toContain('70.50')
  expect(tiles[1]?.textContent).toContain('Nothing waits.')
})

test('each figure stands beside yesterday’s', async () => {
  answering(() => answer({ data: FOUND }))
  drawn()
  const today = await screen.findByRole('region', { name: 'Today' })
  const texts = within(today)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(texts[0]).toContain('150.00 USD')
  expect(texts[0]).toContain('Yesterday: 100.00 USD (+50\u00a0%)')
  expect(texts[3]).toMatch(/Yesterday: 2$/)
  expect(texts[4]).toContain('88')
  expect(screen.getByText('No win of 1,000 USD or more yet.')).toBeTruthy()
})

test('a failure is told, and can be tried again', async () => {
  answering(() => answer({ http: 503 }))
  drawn()
  expect(await screen.findByRole('button', { name: /again|retry/i })).toBeTruthy()
})
