import { expect, test } from 'vitest'
import { found, isSearched } from './gatewaySearch'

const gateways = Array.from({ length: 11 }, (_, at) => ({
  uuid: `gw_${at}`,
  provider: at % 2 ? 'HavaleX' : 'CepBank',
  title: { en: `Gateway ${at}` },
}))

test('a search is offered with more than ten gateways', () => {
  expect(isSearched(gateways)).toBe(true)
  expect(isSearched(gateways.slice(1))).toBe(false)
})

test('finds by title and provider, whatever their case, and keeps the chosen one', () => {
  expect(found(gateways, ' gateway 10 ', undefined).map(({ uuid }) => uuid)).toEqual(['gw_10'])
  expect(found(gateways, 'havale', undefined)).toHaveLength(5)
  expect(found(gateways, 'nothing', 'gw_3').map(({ uuid }) => uuid)).toEqual(['gw_3'])
  expect(found(gateways, '', undefined)).toHaveLength(11)
})
