import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { levelValues } from '@/api/gen/shared/enums'
import { type Page, PagesContext } from '@/session/page'
import { renderInApp } from '@/testing/render'
import { Figure, NO_LIST, NOT_OPEN } from './Figure'

const row = {
  since: '2026-11-09T00:00:00Z',
  until: '2026-11-16T00:00:00Z',
  lists: { bets: { betType: 'CASINO' }, transactions: {} },
}
const bets = { path: '/bets', roles: ['SUPER_ADMIN'], levels: [...levelValues], hides: [] }

const drawn = (measure: string, value: number | null, pages: readonly object[] = [bets]) =>
  renderInApp(
    <PagesContext value={pages as unknown as Page[]}>
      <Figure
        measure={measure}
        value={value}
        row={row}
        tenants={{ opId: 'aurora' }}
        figures={{ ggr: 12.5, costs: 2.5, stakes: 100 }}
      />
    </PagesContext>,
  )

test('a figure leads to the list that it sums', () => {
  drawn('ggr', 12.5)
  const link = screen.getByRole('link', { name: '12.50 USD' }) as HTMLAnchorElement
  expect(Object.fromEntries(new URL(link.href).searchParams)).toEqual({
    opId: 'aurora',
    betType: 'CASINO',
    fromDate: row.since,
    toDate: row.until,
    toExclusive: 'true',
    dateField: 'settledAt',
  })
})

test('a figure that is made of others leads to these', async () => {
  const { user } = drawn('ngr', 10)
  await user.click(screen.getByRole('button', { name: '10.00 USD' }))
  const parts = await screen.findByRole('tooltip')
  expect(parts.textContent).toContain('NGR is made of')
  expect(within(parts).getByRole('link', { name: '12.50 USD' })).toBeTruthy()
  expect(within(parts).getByText('2.50').title).toContain(NOT_OPEN)
})

test('a figure that leads nowhere says why', () => {
  drawn('ggr', 1, [])
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('1.00').title).toContain(NOT_OPEN)
})

test('so does one of which no list shows just this part', () => {
  drawn('registrations', 3)
  expect(screen.getByText('3').title).toContain(NO_LIST)
})
