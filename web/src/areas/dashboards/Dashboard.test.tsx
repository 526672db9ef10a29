import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { Dashboard } from './Dashboard'

vi.mock('./Charts', () => ({ Charts: () => null, BetsChart: () => null }))

const day = (deposits: number) => ({
  since: '2026-03-11T00:00:00Z',
  until: '2026-03-12T00:00:00Z',
  figures: { deposits, ggr: 5, withdrawals: 10 },
})
const FOUND = {
  asOf: '2026-03-12T10:00:00Z',
  timezone: 'Europe/Berlin',
  granularity: 'DAY',
  isRunning: false,
  holdsSums: false,
  total: day(150),
  before: day(100),
  steps: [],
  stepsBefore: [],
  topGames: [],
  topOperators: [],
  tenants: {},
}

const deposits = async () => {
  const cards = await screen.findByRole('list', { name: 'Cards' })
  return within(cards).getByText('150.00')
}

test('a period that is refused is told on its field, and the figures stay', async () => {
  const said = 'A report covers at most 1,100 days.'
  answering(({ url }) =>
    url.includes('toDate')
      ? answer({ http: 422, status: 'VALIDATION_ERROR', data: { fields: { toDate: said } } })
      : answer({ data: url.includes('/views') ? { views: [] } : FOUND }),
  )
  const { router } = renderInApp(<Dashboard />, { at: '/dashboard' })
  expect(await deposits()).toBeTruthy()
  await router.navigate('/dashboard?toDate=2026-03-12T23:59:59.999%2B01:00')
  expect((await screen.findByRole('alert')).textContent).toContain(`To: ${said}`)
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'To' }).getAttribute('title')).toBe(said),
  )
  expect(await deposits()).toBeTruthy()
})
