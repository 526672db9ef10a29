import { expect, test } from 'vitest'
import { types } from '@/areas/money_lists'
import { columnsOf, nounOf } from './columns'
import { transactionTypes } from './reportFilters'

const shown = (isCompared: boolean) =>
  columnsOf('operator', undefined, isCompared, {})
    .filter(({ optional }) => !optional)
    .map(({ key }) => key)

test('a report shows what there is room for, and its chooser has the rest', () => {
  expect(shown(false)).toContain('ggr')
  expect(shown(false)).not.toContain('costs')
  expect(columnsOf('operator', undefined, false, {}).map(({ key }) => key)).toContain('costs')
})

test('what changed stands beside the figures that are shown, and not beside others', () => {
  const keys = shown(true).filter((key) => key !== 'operator')
  expect(keys).toContain('change.ggr')
  const changes = keys.filter((key) => key.startsWith('change.'))
  expect(changes).toEqual(
    keys.filter((key) => !changes.includes(key)).map((key) => `change.${key}`),
  )
})

test('types of transactions are called as in their lists', () => {
  expect(transactionTypes).toEqual(types)
})

test.each([
  ['games', 'games'],
  ['bonus-releases', 'releases'],
  ['game-operator', 'report rows'],
] as const)('the rows of %s are called %s', (report, noun) => {
  expect(nounOf(report, undefined)).toBe(noun)
})
