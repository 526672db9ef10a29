import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInApp } from '@/testing/render'
import { ComparedLines } from './ComparedLines'
import { DRAWING, pictureOf } from './picture'

afterEach(() => vi.unstubAllGlobals())

const DEPOSITS = {
  title: 'Deposits',
  names: ['This period', 'The period before'],
  points: [
    { label: 'Monday', current: 12, previous: 7 },
    { label: 'Tuesday', current: 34, previous: null },
  ],
  format: (value: number) => `${value} USD`,
} as const

/** In a place of 640 by 200. */
function drawn() {
  type Report = (entries: { contentRect: { width: number; height: number } }[]) => void
  const resized: Report[] = []
  class Observer {
    constructor(report: Report) {
      resized.push(report)
    }
    observe = vi.fn()
    unobserve = vi.fn()
    disconnect = vi.fn()
  }
  vi.stubGlobal('ResizeObserver', Observer)
  const rendered = renderInApp(<ComparedLines {...DEPOSITS} />)
  act(() => {
    for (const report of resized) report([{ contentRect: { width: 640, height: 200 } }])
  })
  return rendered
}

test('what is drawn has a name, and the keys move along it', async () => {
  const { user } = drawn()
  const drawing = await screen.findByRole('application', { name: 'Deposits' })
  // What is saved as a picture is the drawing, not a mark of its legend.
  expect(document.querySelector(DRAWING)?.contains(drawing)).toBe(true)
  act(() => drawing.focus())
  await user.keyboard('{ArrowRight}')
  expect((await screen.findByRole('status')).textContent).toContain('34 USD')
})

test('its picture says what it is of, and tells its lines apart without colour', async () => {
  const { container } = drawn()
  await screen.findByRole('application', { name: 'Deposits' })
  const about = ['Transactions', '01 Mar 2026, 00:00 to 08 Mar 2026, 00:00, Europe/Berlin']
  const { text, width, height } = pictureOf(container, 'Deposits', about) ?? {}
  expect([width, height]).toEqual([640, 200 + 94])
  const picture = new DOMParser().parseFromString(text ?? '', 'image/svg+xml').documentElement
  const said = [...picture.children].filter(({ tagName }) => tagName === 'text')
  expect(said.map(({ textContent }) => textContent)).toEqual([
    'Deposits',
    ...about,
    ...DEPOSITS.names.toReversed(),
  ])
  const marks = [...picture.querySelectorAll(':scope > svg:not(:has(.recharts-line)) line')]
  expect(marks.map((mark) => mark.getAttribute('stroke-dasharray'))).toEqual(['4 4', null])
})

test('its picture has the background that it stands on, be the page itself clear', async () => {
  const { container } = drawn()
  await screen.findByRole('application', { name: 'Deposits' })
  container.style.backgroundColor = 'rgb(20, 20, 20)'
  const { firstElementChild } = container
  const { text } = pictureOf(firstElementChild as Element, 'Deposits', []) ?? {}
  expect(text).toMatch(/<rect [^>]*fill="rgb\(20, 20, 20\)"/)
})

test('where nothing is drawn there is no picture', () => {
  expect(pictureOf(document.createElement('div'), 'Deposits', [])).toBeNull()
})
