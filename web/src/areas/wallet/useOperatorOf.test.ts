import { expect, test } from 'vitest'
import { isAskedFor } from './useOperatorOf'

const own = { opId: 'aurora' }
const brand = { opId: 'aurora-north', parentOpId: 'aurora' }

test('platform administrators ask for every operator by its id', () => {
  for (const role of ['SUPER_ADMIN', 'ADMIN'] as const) {
    expect(isAskedFor(own, { role, opId: 'aurora' })).toBe(true)
  }
})

test('a brand, which has a parent, is asked for by its id, whoever asks', () => {
  for (const opId of ['aurora', 'aurora-north']) {
    expect(isAskedFor(brand, { role: 'OPERATOR_ADMIN', opId })).toBe(true)
  }
})

test('others use the operator that their session knows', () => {
  expect(isAskedFor(own, { role: 'OPERATOR_ADMIN', opId: 'aurora' })).toBe(false)
})
