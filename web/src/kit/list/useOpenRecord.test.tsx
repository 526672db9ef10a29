import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/testing/render'
import { RecordDrawer } from '../record/RecordDrawer'
import type { LoadedPage } from './ListPage'
import { useListState } from './useListState'
import { useOpenRecord } from './useOpenRecord'

interface Thing {
  readonly id: string
}

const THINGS = ['a', 'b', 'c'].map((id) => ({ id }))
const SPEC = { sort: 'id', filters: { year: 'number' } } as const
const whole = (items: readonly Thing[]): LoadedPage<Thing> => ({
  data: { items, count: items.length, all: items },
  isFetching: false,
  refetch: () => undefined,
})
const page = (items: readonly Thing[]): LoadedPage<Thing> => ({
  ...whole(items),
  data: { items, count: 9 },
})

let opened: ReturnType<typeof useOpenRecord<Thing>>
let show: (list: LoadedPage<Thing>) => void

function Things({ list: first }: { readonly list: LoadedPage<Thing> }) {
  const [list, setList] = useState(first)
  show = setList
  useListState(SPEC)
  // As of a list that is put together anew with each drawing.
  const items = list.data && { ...list.data, items: list.data.items.map((row) => ({ ...row })) }
  opened = useOpenRecord({ ...list, data: items }, 'id', { hasTab: true, within: ['line'] })
  return (
    <RecordDrawer<Thing>
      {...opened.drawer}
      title="Thing"
      loaded={opened.record}
      tabs={[
        { key: 'facts', label: 'Facts', Body: ({ record }) => <p>{`Facts of ${record.id}`}</p> },
        { key: 'lines', label: 'Lines', Body: ({ record }) => <p>{`Lines of ${record.id}`}</p> },
      ]}
    />
  )
}

function drawn(at: string, list = page(THINGS)) {
  const { router } = renderInApp(<Things list={list} />, { at })
  return { router, search: () => router.state.location.search }
}

test('an opened record stands in the address, and Back closes it', async () => {
  const { router, search } = drawn('/things?opId=aurora')
  expect(opened.wasOpened).toBe(false)
  await act(() => opened.open({ id: 'b' }))
  expect(search()).toBe('?opId=aurora&open=b')
  expect(screen.getByText('Facts of b')).toBeDefined()
  await act(() => router.navigate(-1))
  expect(search()).toBe('?opId=aurora')
  expect(opened.drawer.openId).toBeNull()
  expect(opened.wasOpened).toBe(true)
})

test('a link opens the record at its tab, in the list as the link has it', async () => {
  localStorage.setItem('pitboss.last.U1./things?year&id', 'year=2025')
  const { search } = drawn('/things?open=c&tab=lines')
  expect(await screen.findByText('Lines of c')).toBeDefined()
  expect(search()).toBe('?open=c&tab=lines')
})

test('its neighbours take its place and keep the tab; at the end there is none', async () => {
  const { router, search } = drawn('/things')
  await act(() => opened.open({ id: 'a' }))
  await act(() => opened.drawer.tab?.choose('lines'))
  expect(opened.drawer.onPrevious).toBeNull()
  await act(() => opened.drawer.onNext?.())
  expect(search()).toBe('?open=b&tab=lines')
  await act(() => router.navigate(-1))
  expect(search()).toBe('?open=a')
})

test('what is said of it in the address goes when it closes', async () => {
  const { search } = drawn('/things?page=2&open=a&tab=lines&line=7')
  await act(() => opened.close())
  expect(search()).toBe('?page=2')
})

test('it closes while it is deleted, and comes back if that fails', async () => {
  const { search } = drawn('/things?open=a')
  const seen: unknown[] = []
  const ends = (ok: boolean) => async () => {
    seen.push(opened.drawer.openId)
    return { ok }
  }
  const closed = async (ok: boolean) => {
    const ended = vi.fn()
    act(() => void opened.closeDuring(ends(ok)).then(ended))
    await waitFor(() => expect(ended).toHaveBeenCalled())
  }
  await closed(false)
  await waitFor(() => expect(search()).toBe('?open=a'))
  await closed(true)
  expect(search()).toBe('')
  expect(seen).toEqual([null, null])
})

test('what a link leads to in vain is told, and leaves the address', async () => {
  const { search } = drawn('/things?opId=aurora&open=z&tab=lines')
  expect((await screen.findByRole('alert')).textContent).toContain('no longer here')
  await waitFor(() => expect(search()).toBe('?opId=aurora'))
})

test('a page that moves on leaves the open record open', async () => {
  const { search } = drawn('/things?open=a')
  await act(() => show(page(THINGS.slice(1))))
  expect(screen.getByText('Facts of a')).toBeDefined()
  await act(() => opened.drawer.onNext?.())
  expect(search()).toBe('?open=b')
  await act(() => opened.drawer.onPrevious?.())
  expect(screen.getByText('Facts of a')).toBeDefined()
})

test('once the open record is decided and has left the list, the next opens by itself', async () => {
  const { search } = drawn('/things?open=a')
  await act(() => opened.drawer.onDecided?.())
  expect(opened.drawer.isDecided).toBe(true)
  await act(() => show({ ...page(THINGS), isFetching: true }))
  expect(search()).toBe('?open=a')
  await act(() => show(page(THINGS.slice(1))))
  expect(search()).toBe('?open=b')
  expect(screen.getByText('Facts of b')).toBeDefined()
})

test('what was decided and stays in its list stays open', async () => {
  const { search } = drawn('/things?open=a')
  await act(() => opened.drawer.onDecided?.())
  await act(() => show({ ...page(THINGS), isFetching: true }))
  await act(() => show(page(THINGS)))
  expect(opened.drawer.isDecided).toBe(false)
  await act(() => show(page(THINGS.slice(1))))
  expect(search()).toBe('?open=a')
})

test('after the last one that waits the record closes', async () => {
  const { search } = drawn('/things?open=a', page(THINGS.slice(0, 1)))
  await act(() => opened.drawer.onDecided?.())
  await act(() => show(page([])))
  expect(search()).toBe('')
})

test('what a whole list has lost is told', async () => {
  const { search } = drawn('/things?open=a', whole(THINGS))
  await act(() => show(whole(THINGS.slice(1))))
  expect((await screen.findByRole('alert')).textContent).toContain('no longer here')
  await waitFor(() => expect(search()).toBe(''))
})
