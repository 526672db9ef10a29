import { act } from '@testing-library/react'
import { Link } from 'react-router'
import { expect, test } from 'vitest'
import { renderInApp } from '@/testing/render'
import { keepLastParams, placeOf } from './lastListParams'
import { AS_LINKED } from './listAddress'
import { type ListState, useListState } from './useListState'

const SPEC = {
  filters: { year: 'number', name: 'text' },
  sort: '-createdAt',
  formerNames: { title: 'name' },
} as const

let list: ListState<typeof SPEC.filters>
/** What a list call would have asked for, drawing by drawing. */
let asked: string[] = []

function Probe() {
  list = useListState(SPEC)
  asked.push(JSON.stringify(list.filters))
  return (
    <>
      <Link to="/list">The list</Link>
      <Link to="/list" state={AS_LINKED}>
        The linked list
      </Link>
      <Link to="?opId=aurora">Another operator</Link>
    </>
  )
}

function drawn(at: string, userCode = 'U1') {
  asked = []
  return renderInApp(<Probe />, { at, user: { userCode } })
}

/** The list as somebody leaves it. */
function left(at = '/list', userCode = 'U1') {
  const { unmount } = drawn(at, userCode)
  act(() => list.setFilters({ year: 2025 }))
  act(() => list.setSort('name'))
  unmount()
}

test('a bare address opens the list as it was left, from the first call on', async () => {
  left()
  const { router } = drawn('/list?opId=aurora')
  expect(new Set(asked)).toEqual(new Set(['{"year":2025}']))
  expect(list.sort).toBe('name')
  expect(router.state.location.search).toBe('?opId=aurora&year=2025&sort=name')
  await act(() => router.navigate(-1))
  expect(router.state.location.search).toBe('?opId=aurora&year=2025&sort=name')
})

test('a link that is followed on purpose shows the list as it says', async () => {
  left()
  const { user, router, getByText } = drawn('/elsewhere')
  await user.click(getByText('The linked list'))
  expect(list.filters).toEqual({})
  expect(router.state.location.search).toBe('')
})

test.each(['/list?name=x', '/list?page=2', '/list?limit=100'])('%s is shown as it says', (at) => {
  left()
  drawn(at)
  expect(list.filters.year).toBeUndefined()
})

test('what a link said is not kept until something is chosen', () => {
  drawn('/list?name=x').unmount()
  const { unmount } = drawn('/list')
  expect(list.filters).toEqual({})
  unmount()
  drawn('/list?name=y&savedView=v1').unmount()
  drawn('/list')
  expect(list.filters).toEqual({ name: 'y' })
  expect(list.listView.viewId).toBe('v1')
})

test('another user, page or list has a state of its own', () => {
  left()
  drawn('/list', 'U2').unmount()
  expect(list.filters).toEqual({})
  drawn('/other')
  expect(list.filters).toEqual({})
})

test('filters that were cleared stay so', () => {
  left()
  const { router, unmount } = drawn('/list')
  act(() => list.clearFilters())
  expect(router.state.location.search).toBe('?sort=name')
  act(() => list.setSort(null))
  expect(router.state.location.search).toBe('')
  unmount()
  drawn('/list')
  expect(list.query).toEqual({ page: 1, limit: 50, sort: '-createdAt' })
})

test('Back leads to what stood there, and that is kept', async () => {
  const { router, unmount } = drawn('/list')
  act(() => list.setFilters({ year: 2025 }))
  act(() => list.setFilters({ year: 2024 }))
  await act(() => router.navigate(-1))
  expect(list.filters).toEqual({ year: 2025 })
  await act(() => router.navigate(-1))
  expect(list.filters).toEqual({})
  unmount()
  drawn('/list')
  expect(list.filters).toEqual({})
})

test('its own menu entry leaves an open list as it is', async () => {
  const { user, router, getByText } = drawn('/list?year=2025')
  act(() => list.setFilters({ name: 'x' }))
  await user.click(getByText('The list'))
  expect(list.filters).toEqual({ year: 2025, name: 'x' })
  expect(router.state.location.search).toBe('?year=2025&name=x')
})

test('a list that is bare stays bare when the address changes elsewhere', async () => {
  left()
  const { user, getByText } = drawn('/list')
  act(() => list.clearFilters())
  act(() => list.setSort(null))
  keepLastParams(placeOf('U1', '/list', SPEC), 'year=2025')
  await user.click(getByText('Another operator'))
  expect(list.filters).toEqual({})
})

test('what else was kept there is nothing', () => {
  left()
  for (const key of Object.keys(localStorage)) localStorage.setItem(key, 'opId=borealis&year=soon')
  const { router } = drawn('/list')
  expect(list.filters).toEqual({})
  expect(router.state.location.search).toBe('')
})

test('an old link works, and its first change writes the present name', () => {
  const { router } = drawn('/list?title=x')
  expect(list.filters).toEqual({ name: 'x' })
  act(() => list.setFilters({ year: 2025 }))
  expect(router.state.location.search).toBe('?name=x&year=2025')
  act(() => list.setFilters({ name: null }))
  expect(router.state.location.search).toBe('?year=2025')
})
