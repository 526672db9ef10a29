import { afterEach, expect, test } from 'vitest'
import { noteAbsent } from '@/api/absent'
import type { Page } from '@/session/page'
import { actionRows, pageRows, rowsFor } from './rows'

afterEach(() => noteAbsent())

test('each act of one call is open or closed by itself', () => {
  const admin = { role: 'ADMIN', level: 'PLATFORM', permissions: ['domains_write'] } as const
  const acts = actionRows(admin).filter(({ key }) => key.startsWith('domainV2Act:'))
  const closed = rowsFor('', true, acts).map(({ name }) => name.split(': ')[1])
  expect(acts).toHaveLength(8)
  expect(closed).toEqual(['Delete from front door', 'Delete zone', 'Delete record'])
  expect(rowsFor('delete zone', false, acts)[0]?.denial?.reason).toBe(
    'The role has no access: it is only open to Super admin.',
  )
})

test('a page that a permission of the platform’s own closes is named, and said to oneself', () => {
  const page = { path: '/bets', title: 'Bets', menu: { group: 'Bets' } } as unknown as Page
  const open = { ...page, roles: ['ADMIN'], levels: ['PLATFORM'] } as unknown as Page
  const admin = { role: 'ADMIN', level: 'PLATFORM', permissions: [] } as const
  expect(pageRows(admin, [open])[0]?.denial).toBeNull()
  expect(pageRows({ ...admin, closedMenuItems: ['/bets'] }, [open])[0]?.denial?.by).toBe('menu')
  const others = { ...open, roles: ['SUPER_ADMIN' as const] }
  expect(pageRows({ ...admin, isOneself: true }, [others])[0]?.denial?.reason).toBe(
    'Your role has no access: it is only open to Super admin.',
  )
})

test('a page is told by its entry in the menu, and found by its address, too', () => {
  const menu = { group: 'Billing', label: 'Invoices' }
  const open = { roles: ['ADMIN'], levels: ['PLATFORM'] }
  const pages = [
    { ...open, path: '/billing/me', title: 'My invoices', menu },
    { ...open, path: '/bets/:id', title: 'Bet' },
  ] as unknown as Page[]
  const rows = pageRows({ role: 'ADMIN', level: 'PLATFORM', permissions: [] }, pages)
  expect(rows.map(({ entry }) => entry)).toEqual(['Billing: Invoices', undefined])
  expect(rowsFor('/billing/me', false, rows)).toHaveLength(1)
})

test('what the platform lacks is closed to everybody, and said to be so', () => {
  noteAbsent(['playersDelete', 'playersList'])
  const admin = { role: 'SUPER_ADMIN', level: 'PLATFORM', permissions: ['players_read'] } as const
  const [row] = actionRows(admin).filter(({ key }) => key === 'playersDelete')
  expect(row?.denial?.reason).toBe('The platform does not offer this.')
  const page = { path: '/players', title: 'Players', opens: 'playersList' } as unknown as Page
  expect(pageRows(admin, [page])[0]?.denial?.by).toBe('platform')
})
