import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '@/testing/render'
import { type ListState, useListState } from './useListState'

const spec = {
  filters: { year: 'number', name: 'text', isPaid: 'boolean', status: ['OPEN', 'PAID'] },
  sort: '-createdAt',
} as const

let list: ListState<typeof spec.filters>

function Probe() {
  list = useListState(spec)
  return null
}

const drawn = (at: string) => renderInApp(<Probe />, { at })

test('an empty address is the first page in the usual order', () => {
  drawn('/list')
  expect(list.query).toEqual({ page: 1, limit: 50, sort: '-createdAt' })
})

test('an address is read by the kinds of its filters', () => {
  drawn('/list?page=3&limit=100&sort=month&year=2026&name=a%20b&isPaid=false&status=OPEN')
  expect(list.query).toEqual({
    page: 3,
    limit: 100,
    sort: 'month',
    year: 2026,
    name: 'a b',
    isPaid: false,
    status: 'OPEN',
  })
})

test('what makes no sense in an address is as if it were not there', () => {
  drawn('/list?sort=&page=0&limit=1001&year=soon&isPaid=perhaps&status=GONE&name=')
  expect(list.query).toEqual({ page: 1, limit: 50, sort: '-createdAt' })
})

test('what is set can be read again from the address', () => {
  const { router } = drawn('/list')
  act(() => list.setFilters({ year: 2025, isPaid: true }))
  act(() => list.setSort('year'))
  act(() => list.setPage(4))
  expect(router.state.location.search).toBe('?year=2025&isPaid=true&sort=year&page=4')
  expect(list.filters).toEqual({ year: 2025, isPaid: true })
  expect(list.page).toBe(4)
})

test('another filter or order leads to the first page; what else stands there stays', () => {
  const { router } = drawn('/list?opId=aurora&page=4&year=2025')
  act(() => list.setFilters({ year: null, status: 'PAID' }))
  expect(router.state.location.search).toBe('?opId=aurora&status=PAID')
  act(() => list.setPage(2))
  act(() => list.setSort('month'))
  expect(router.state.location.search).toBe('?opId=aurora&status=PAID&sort=month')
  act(() => list.setSort(null))
  act(() => list.clearFilters())
  expect(router.state.location.search).toBe('?opId=aurora')
})

test('going back goes back to the list as it was', async () => {
  const { router } = drawn('/list?year=2025')
  act(() => list.setFilters({ year: 2024 }))
  expect(list.filters).toEqual({ year: 2024 })
  await act(() => router.navigate(-1))
  expect(list.filters).toEqual({ year: 2025 })
})

test('of two filters set before the list is drawn again both count', async () => {
  drawn('/list?opId=aurora')
  await act(async () => {
    list.setFilters({ year: 2026 })
    await new Promise((done) => setTimeout(done))
    expect(list.query.year).toBeUndefined()
    list.setFilters({ name: 'a' })
  })
  expect(list.query).toMatchObject({ year: 2026, name: 'a' })
})
