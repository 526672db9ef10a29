import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { WhenSeen } from './WhenSeen'

type Report = (entries: { isIntersecting: boolean }[]) => void

afterEach(() => vi.unstubAllGlobals())

test('what is further down is drawn once its place is near, and stays', () => {
  let moved: Report = () => undefined
  const disconnect = vi.fn()
  class Observer {
    constructor(report: Report) {
      moved = report
    }
    observe = vi.fn()
    disconnect = disconnect
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  render(<WhenSeen>charts</WhenSeen>)
  act(() => moved([{ isIntersecting: false }]))
  expect(screen.queryByText('charts')).toBeNull()
  act(() => moved([{ isIntersecting: true }]))
  screen.getByText('charts')
  expect(disconnect).toHaveBeenCalled()
})
