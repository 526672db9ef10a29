import { expect, test } from 'vitest'
import { type Figure, figures, hourMarks } from './figures'

const text = (figure: Figure, total: number) => figure.format(figure.drawn(total))

test('each figure is text in a unit that people read', () => {
  expect(text(figures.cpuData, 42.126)).toBe('42.1 %')
  expect(text(figures.averageResponseTime, 0.1874)).toBe('187 ms')
  expect(text(figures.averageMemoryWorkingSet, 2_147_483_648)).toBe('2,048 MB')
})

test('a day is marked every third hour', () => {
  const five = 5 * 60 * 1_000
  const day = Array.from({ length: 288 }, (_, at) => Date.UTC(2026, 10, 14, 9) + at * five)
  expect(hourMarks(day).map((at) => new Date(at).getUTCHours())).toEqual([
    9, 12, 15, 18, 21, 0, 3, 6,
  ])
})
