import { act, render, screen } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FieldsSkeleton, PageSkeleton, useDelayedTrue, useWaiting } from './Skeletons'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function Waiting({ busy }: { readonly busy: boolean }) {
  return useDelayedTrue(busy) ? <FieldsSkeleton rows={3} /> : <p>nothing</p>
}

const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

test('what is quick shows no skeleton', () => {
  const { rerender } = render(<Waiting busy />)
  wait(149)
  expect(screen.getByText('nothing')).toBeDefined()
  rerender(<Waiting busy={false} />)
  wait(1_000)
  expect(screen.getByText('nothing')).toBeDefined()
})

test('what lasts shows one until it is over, and the next wait starts anew', () => {
  const { rerender } = render(<Waiting busy />)
  wait(150)
  expect(screen.getByRole('status', { name: 'Loading' }).children).toHaveLength(3)
  rerender(<Waiting busy={false} />)
  expect(screen.getByText('nothing')).toBeDefined()
  rerender(<Waiting busy />)
  expect(screen.getByText('nothing')).toBeDefined()
})

function Rows() {
  return useWaiting(true) ? <FieldsSkeleton rows={3} /> : <p>nothing</p>
}

test('a page whose code came late goes on with a skeleton, one that came soon starts its own wait', async () => {
  for (const [codeTakes, skeletons] of [
    [150, 1],
    [149, 0],
  ] as const) {
    let arrive: (() => void) | undefined
    const code = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const Page = lazy(() => code.then(() => ({ default: Rows })))
    const { unmount } = render(
      <Suspense fallback={<PageSkeleton />}>
        <Page />
      </Suspense>,
    )
    wait(codeTakes)
    await act(async () => arrive?.())
    expect(screen.queryAllByRole('status', { name: 'Loading' })).toHaveLength(skeletons)
    wait(150)
    expect(screen.getByRole('status', { name: 'Loading' }).children).toHaveLength(3)
    unmount()
  }
})
