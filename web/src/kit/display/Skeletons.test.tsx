import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FieldsSkeleton, useLasting } from './Skeletons'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function Waiting({ busy }: { readonly busy: boolean }) {
  return useLasting(busy) ? <FieldsSkeleton rows={3} /> : <p>nothing</p>
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
