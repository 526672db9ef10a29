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

test('several that are new are drawn one a frame, each at the size that it has by then', async () => {
  await new Promise(requestAnimationFrame) // what was drawn before has had its frame
  const reports: Report[] = []
  class Observer {
    constructor(report: Report) {
      reports.push(report)
    }
    observe = vi.fn()
    disconnect = vi.fn()
  }
  vi.stubGlobal('ResizeObserver', Observer)
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  const become = (at: number, width: number) =>
    act(() => reports[at]?.([{ contentRect: { width, height: 100 } }]))
  const frame = () => act(() => frames.shift()?.())
  const drawn = () => screen.queryAllByText(/x 100/).map(({ textContent }) => textContent)
  const drawing = <FittedDrawing>{({ width }) => <p>{`${width} x 100`}</p>}</FittedDrawing>
  render(
    <>
      {drawing}
      {drawing}
    </>,
  )
  become(0, 640)
  become(1, 320)
  expect(drawn()).toEqual(['640 x 100'])
  become(1, 400)
  frame()
  expect(drawn()).toEqual(['640 x 100', '400 x 100'])
  frame()
})
