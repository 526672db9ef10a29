import { expect, test } from 'vitest'
import { fieldLabel } from '@/api/labels'
import { columns } from './fields'

test('a payment’s rate is called in its column as in the form, the details and messages', () => {
  const rate = columns.find(({ key }) => key === 'exchangeRateInUSD')
  expect(rate?.title).toBe('Exchange rate')
  expect(rate?.title).toBe(fieldLabel('exchangeRateInUSD'))
})

test('a file of payments has their ids and descriptions, whatever the list shows', () => {
  const kept = columns.filter(({ inFiles }) => inFiles).map(({ title }) => title)
  expect(kept).toEqual(['Payment ID', 'Description'])
})
