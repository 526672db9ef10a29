import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/testing/render'
import { jsonTab } from './jsonTab'
import { RecordPage } from './RecordPage'
import type { RecordTab } from './recordTabs'

interface Thing {
  readonly name: string
  readonly size?: number
}

const tabs: readonly RecordTab<Thing>[] = [
  { key: 'facts', label: 'Facts', Body: ({ record }) => <p>{`Facts of ${record.name}`}</p> },
  {
    key: 'size',
    label: 'Size',
    appliesTo: ({ size }) => size !== undefined,
    Body: ({ record }) => <p>{`Size ${record.size}`}</p>,
  },
  jsonTab(({ name }) => `${name} as JSON`, { roles: ['SUPER_ADMIN'] }),
]

const remove = vi.fn()

const page = (thing: Thing) => (
  <RecordPage<Thing>
    what="The thing"
    loaded={{ data: thing, isFetching: false, refetch: vi.fn() }}
    label={({ name }) => `thing ${name}`}
    name={({ name }) => name}
    back={{ label: 'Things', to: '/things?page=2' }}
    actions={[{ id: 'remove', label: 'Remove', run: remove }]}
    tabs={tabs}
  />
)

const shownTabs = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent)

test('it is headed by its name, with the way back and what can be done', async () => {
  const { user, router } = renderInApp(page({ name: 'Seven' }))
  expect(screen.getByRole('article', { name: 'thing Seven' })).toBeDefined()
  expect(document.title).toContain('Seven')
  await user.click(screen.getByRole('button', { name: 'Actions of thing Seven' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  expect(remove).toHaveBeenCalledExactlyOnceWith({ name: 'Seven' })
  await user.click(screen.getByRole('link', { name: 'Things' }))
  expect(router.state.location).toMatchObject({ pathname: '/things', search: '?page=2' })
})

test('it has the tabs of such a record that are for this user', async () => {
  const { unmount, user } = renderInApp(page({ name: 'Seven', size: 7 }))
  expect(shownTabs()).toEqual(['Facts', 'Size', 'JSON'])
  await user.click(screen.getByRole('tab', { name: 'Size' }))
  expect(screen.getByText('Size 7')).toBeDefined()
  unmount()
  renderInApp(page({ name: 'Seven' }))
  expect(shownTabs()).toEqual(['Facts', 'JSON'])
})

test('a single tab is drawn by itself', () => {
  renderInApp(page({ name: 'Seven' }), { user: { role: 'ADMIN' } })
  expect(shownTabs()).toEqual([])
  expect(screen.getByText('Facts of Seven')).toBeDefined()
})
