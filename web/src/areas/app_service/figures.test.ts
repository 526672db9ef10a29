import { expect, test } from 'vitest'
import { figures } from './figures'

test('each figure is told in a unit that people read', () => {
  expect(figures.cpuData.told(42.126)).toBe('42.1 %')
  expect(figures.averageResponseTime.told(0.1874)).toBe('187 ms')
  expect(figures.averageMemoryWorkingSet.told(2_147_483_648)).toBe('2,048 MB')
})
