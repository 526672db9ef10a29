import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PagesContext } from '@/session/page'
import { renderInApp } from '@/testing/render'
import { HistoryLink } from './HistoryLink'
import { pages } from './pages'

const draw = (of: Parameters<typeof HistoryLink>[0]['of'], role: 'ADMIN' | 'AFFILIATE') =>
  renderInApp(
    <PagesContext value={pages}>
      <HistoryLink of={of} />
    </PagesContext>,
    { user: { role, permissions: role === 'ADMIN' ? ['activities_read'] : [] } },
  )

test.each([
  ['tx 1&2', '/settings/activities?recordId=tx+1%262'],
  [{ title: 'home' }, '/settings/activities?recordTitle=home'],
])('%j leads to its own activities', async (of, to) => {
  draw(of, 'ADMIN')
  const link = await screen.findByRole('link', { name: 'Activities of this record' })
  expect(link.getAttribute('href')).toBe(to)
})

test('whoever may not read activities is led nowhere', () => {
  draw('tx_1', 'AFFILIATE')
  expect(screen.queryByRole('link')).toBeNull()
})
