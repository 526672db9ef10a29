import { expect, test } from 'vitest'
import { countryName } from './countryName'

test('a country is called by its name, and by its code where it has none', () => {
  expect(countryName('FR')).toBe('France (FR)')
  expect(countryName('?')).toBe('?')
})
