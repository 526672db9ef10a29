import { expect, test } from 'vitest'
import { codeInWords, codesInWords } from './codes'

test.each([
  ['DEPOSIT', 'Deposit'],
  ['TOURNAMENT_PRIZE', 'Tournament prize'],
  ['KYC_MISSING', 'KYC missing'],
  ['error_text', 'Error text'],
])('%s is %s', (code, words) => {
  expect(codeInWords(code)).toBe(words)
})

test('a list of codes gives the label of each', () => {
  expect(codesInWords(['CASINO', 'SPORT'])).toEqual({ CASINO: 'Casino', SPORT: 'Sport' })
})
