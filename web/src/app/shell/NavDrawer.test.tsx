import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { permissionValues } from '@/api/gen/shared/enums'
import type { MenuPlace } from '@/session/page'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { samplePage } from '@/testing/sampleRegistry'
import { Entry, NavDrawer } from './NavDrawer'
import { usePulse } from './usePolls'

test('an entry shows its own count, and none where nothing waits', () => {
  const place = samplePage('/withdraw/pending').menu as MenuPlace
  const draw = (count: number) =>
    renderInApp(<Entry place={place} href="/" isOpen={false} folded={false} count={count} />)
  draw(1_204)
  expect(screen.getByRole('link').textContent).toBe('Pending withdrawals1,204 waiting')
  draw(10_000)
  expect(screen.getAllByRole('link').at(-1)?.textContent).toBe('Pending withdrawals9,999+ waiting')
  draw(0)
  expect(screen.getAllByRole('link').at(-1)?.textContent).toBe('Pending withdrawals')
})

test('an entry whose page lists more says what of it is counted', () => {
  const place = samplePage('/withdraw/pending').menu as MenuPlace
  const counted = { word: 'overdue', query: 'isOverdue=true' }
  renderInApp(
    <Entry place={{ ...place, counted }} href="/" isOpen={false} folded={false} count={3} />,
  )
  const entry = screen.getByRole('link')
  expect(entry.textContent).toBe('Pending withdrawals3 overdue')
  expect(within(entry).getByTitle('3 overdue')).toBeDefined()
})

function Menu() {
  usePulse()
  return <NavDrawer folded={false} />
}

test('what waits leads to just what it counts', async () => {
  const badges = { withdraw: 1_200, overdueInvoices: 3 }
  answering(({ url }) =>
    url.startsWith('/api/pulse')
      ? answer({ data: { badges, failures: {} } })
      : answer({ data: { notifications: [] } }),
  )
  const { router, user } = renderInApp(<Menu />, {
    user: { role: 'SUPER_ADMIN', permissions: [...permissionValues] },
    at: '/bets?opId=aurora',
  })
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: '1,203 to decide or answer' }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }
  await choose('Operator invoices (V2): 3 overdue')
  const { pathname, search } = router.state.location
  expect(pathname).toBe('/billing/operatorsV2/invoice')
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    opId: 'aurora',
    isOverdue: 'true',
  })
  await choose('Pending withdrawals: 1,200')
  await waitFor(() => expect(router.state.location.pathname).toBe('/withdraw/pending'))
  expect(router.state.location.search).toBe('?opId=aurora')
})
