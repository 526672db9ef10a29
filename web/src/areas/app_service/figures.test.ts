import { expect, test } from 'vitest'
import { type Figure, figures } from './figures'

const text = (figure: Figure, total: number) => figure.format(figure.drawn(total))

test('each figure is text in a unit that people read', () => {
  expect(text(figures.cpuData, 42.126)).toBe('42.1\u00a0%')
  expect(text(figures.averageResponseTime, 0.1874)).toBe('187 ms')
  expect(text(figures.averageMemoryWorkingSet, 2_147_483_648)).toBe('2,048 MB')
})
