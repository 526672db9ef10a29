import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FittedDrawing } from './FittedDrawing'

type Report = (entries: { contentRect: { width: number; height: number } }[]) => void

afterEach(() => vi.unstubAllGlobals())

test('draws at the size of its place, and keeps it while that is hidden', () => {
  let resized: Report = () => undefined
  class Observer {
    constructor(report: Report) {
      resized = report
    }
    observe = vi.fn()
    disconnect = vi.fn()
  }
  vi.stubGlobal('ResizeObserver', Observer)
  const become = (width: number, height: number) =>
    act(() => resized([{ contentRect: { width, height } }]))
  render(<FittedDrawing>{({ width, height }) => <p>{`${width} x ${height}`}</p>}</FittedDrawing>)
  expect(screen.queryByText(/x/)).toBeNull()
  become(0, 0)
  expect(screen.queryByText(/x/)).toBeNull()
  become(640.4, 200)
  screen.getByText('640 x 200')
  become(0, 0)
  screen.getByText('640 x 200')
  become(320, 200)
  screen.getByText('320 x 200')
})
