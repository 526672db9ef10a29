import { act, screen } from '@testing-library/react'
import { Link } from 'react-router'
import { expect, test } from 'vitest'
import { renderInApp } from '@/testing/render'
import { defineFilters } from './defineFilters'
import { ListFilters } from './ListFilters'
import { AS_LINKED } from './listAddress'
import type { ListState } from './useListState'
import { usePersonalList } from './usePersonalList'

const SPEC = defineFilters()('-createdAt', {
  name: {},
  email: { personal: true },
  card: { more: true, personal: true },
})
const EMAIL = 'john.doe@example.test'

let list: ListState<typeof SPEC.filters>

function Probe() {
  list = usePersonalList(SPEC)
  return (
    <>
      <ListFilters list={list} fields={list.fields} row={{ current: null }} />
      <Link to="/list" state={AS_LINKED}>
        The linked list
      </Link>
    </>
  )
}

const MASKED = { permissions: [] }
const drawn = (at = '/list', user = {}) => renderInApp(<Probe />, { at, user })

/** All that the browser keeps. */
const kept = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href])

test('a filter by personal data is kept for the tab, and nowhere else', () => {
  const { router, unmount } = drawn()
  act(() => list.setFilters({ email: EMAIL, name: 'x' }))
  expect(list.query).toMatchObject({ email: EMAIL, name: 'x', page: 1 })
  expect(router.state.location.search).toBe('?name=x')
  expect(kept()).toContain('name=x')
  expect(kept()).not.toContain('john')
  expect(list.listView.query).toBe('name=x')
  expect(list.searchOf(list.listView)).not.toContain('john')
  unmount()
  drawn()
  expect(list.filters).toEqual({ email: EMAIL, name: 'x' })
  act(() => list.clearFilters())
  expect(list.filters).toEqual({})
})

test('its chip says so, and takes it away', async () => {
  const { user } = drawn()
  act(() => list.setFilters({ email: EMAIL, name: 'x' }))
  const chip = screen.getByRole('button', { name: 'Remove filter Email' }).parentElement
  expect(chip?.textContent).toContain(`Email: ${EMAIL} · this tab only`)
  const other = screen.getByRole('button', { name: 'Remove filter Name' }).parentElement
  expect(other?.textContent).not.toContain('this tab only')
  await user.click(screen.getByRole('button', { name: 'Remove filter Email' }))
  expect(list.filters).toEqual({ name: 'x' })
  act(() => list.clearFilters())
})

test('it makes no step that Back undoes', async () => {
  const { router } = drawn()
  act(() => list.setFilters({ name: 'x' }))
  act(() => list.setFilters({ email: EMAIL }))
  act(() => list.setFilters({ email: null }))
  await act(() => router.navigate(-1))
  expect(router.state.location.search).toBe('')
})

test('what an old link says of it leaves the address at once', async () => {
  const { router } = drawn(`/list?email=${EMAIL}&opId=aurora`)
  expect(router.state.location.search).toBe('?opId=aurora')
  expect(list.filters).toEqual({ email: EMAIL })
  act(() => list.clearFilters())
})

test.each([
  ['a link', () => screen.getByText('The linked list').click()],
  ['a view', () => list.setListView({ query: '', viewId: 'v1', columns: null })],
])('%s that shows the list as it says shows it without', async (_what, open) => {
  drawn()
  act(() => list.setFilters({ email: EMAIL }))
  await act(async () => open())
  expect(list.filters).toEqual({})
})

test('another user of the browser does not find it', () => {
  const { unmount } = drawn()
  act(() => list.setFilters({ email: EMAIL }))
  unmount()
  const other = drawn('/list', { userCode: 'U2' })
  expect(list.filters).toEqual({})
  other.unmount()
  drawn()
  act(() => list.clearFilters())
})

test('what an earlier console kept of it in the browser goes', () => {
  localStorage.setItem('pitboss.last.U1./players?email&-createdAt', `email=${EMAIL}&page=2`)
  localStorage.setItem('pitboss.last.U1./bets?name&-createdAt', 'name=y')
  drawn()
  expect(kept()).not.toContain('john')
  expect(kept()).toContain('name=y')
})

test('whoever sees it masked is told that whole values are found', async () => {
  const { user } = drawn('/list', MASKED)
  expect(screen.getByLabelText('Email').title).toMatch(/^Whole values only/)
  expect(screen.getByLabelText('Name').title).toBe('')
  await user.click(screen.getByRole('button', { name: /All filters/ }))
  const note = await screen.findAllByText(/Whole values only: .* Kept for this tab only/)
  expect(note).toHaveLength(2)
})
