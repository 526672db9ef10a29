import { act, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Feed, type FeedHandle } from './Feed'

const HEIGHT = 100
const itemsOf = (count: number) => Array.from({ length: count }, (_, at) => `Item ${at}`)

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(HEIGHT)
})

interface Setting {
  readonly count: number
  readonly onEndSeen?: () => void
}

function feed({ count, onEndSeen = () => undefined }: Setting) {
  const handle = createRef<FeedHandle>()
  const ui = (items: readonly string[]) => (
    <Feed
      label="Log"
      listLabel="Lines"
      items={items}
      keyOf={(item) => item}
      height={HEIGHT}
      onEndSeen={onEndSeen}
      handle={handle}
    >
      {(item, before) => <button type="button">{`${item} after ${before ?? 'nothing'}`}</button>}
    </Feed>
  )
  const { rerender } = render(ui(itemsOf(count)))
  const box = screen.getByRole('region', { name: 'Log' })
  const scrollTo = (top: number) => {
    box.scrollTop = top
    fireEvent.scroll(box)
  }
  return { box, handle, scrollTo, grow: (to: number) => rerender(ui(itemsOf(to))) }
}

const drawn = () => screen.getAllByRole('listitem')

test('of two thousand items those at the end are drawn, each with its place', () => {
  feed({ count: 2000 })
  expect(drawn().length).toBeLessThan(30)
  const last = drawn().at(-1)
  expect(last?.textContent).toBe('Item 1999 after Item 1998')
  expect(last?.getAttribute('aria-posinset')).toBe('2000')
  expect(last?.getAttribute('aria-setsize')).toBe('2000')
  expect(screen.getByRole('list', { name: 'Lines' }).style.height).toBe(`${2000 * HEIGHT}px`)
})

test('other items are drawn as one scrolls, and the one that has the focus stays', () => {
  const { scrollTo } = feed({ count: 2000 })
  const last = screen.getByRole('button', { name: /^Item 1999 / })
  act(() => last.focus())
  scrollTo(0)
  expect(screen.getByText('Item 0 after nothing')).toBeTruthy()
  expect(document.activeElement).toBe(last)
  expect(drawn().length).toBeLessThan(30)
})

test('what comes later moves nothing, and the end is told once it is in view', () => {
  const onEndSeen = vi.fn()
  const { box, scrollTo, grow } = feed({ count: 100, onEndSeen })
  Object.defineProperty(box, 'clientHeight', { value: 600 })
  Object.defineProperty(box, 'scrollHeight', { value: 101 * HEIGHT })
  scrollTo(3000)
  const before = drawn().map(({ textContent }) => textContent)
  grow(101)
  expect(drawn().map(({ textContent }) => textContent)).toEqual(before)
  expect(box.scrollTop).toBe(3000)
  expect(onEndSeen).not.toHaveBeenCalled()
  scrollTo(101 * HEIGHT - 600)
  expect(onEndSeen).toHaveBeenCalledTimes(1)
})
