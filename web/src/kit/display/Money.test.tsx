import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { formatted, inFull } from './decimal'
import { Money } from './Money'

test.each([
  [0, '0.00'],
  [-0.001, '0.00'],
  [1234567.5, '1,234,567.50'],
  [-1234.5, '−1,234.50'],
  [0.005, '0.01'],
  [-0.005, '−0.01'],
  [1.005, '1.01'],
  [999.995, '1,000.00'],
])('%d in two places is %s: half goes away from zero', (amount, text) => {
  expect(formatted(amount, 2)).toBe(text)
})

test('no places, no point', () => {
  expect(formatted(1234.5, 0)).toBe('1,235')
})

test('in full nothing is rounded and nothing is written in powers of ten', () => {
  expect(inFull(0.00000012)).toBe('0.00000012')
  expect(inFull(-1234.5)).toBe('−1,234.5')
})

test('an amount is followed by its currency, and carries every digit', () => {
  render(<Money amount={0.12345678} currency="BTC" places={4} />)
  const money = screen.getByTitle('0.12345678 BTC')
  expect(money.textContent).toBe('0.1235 BTC')
})

test('less than zero is marked by a sign and a colour', () => {
  render(<Money amount={-5} />)
  const money = screen.getByTitle('−5 USD')
  expect(money.textContent).toBe('−5.00 USD')
  expect(money.className).toContain('kit-money-below')
})

test('what rounds to zero is not below it', () => {
  render(<Money amount={-0.001} />)
  expect(screen.getByTitle('−0.001 USD').className).not.toContain('kit-money-below')
})

test('nothing is a dash', () => {
  const { container } = render(<Money amount={null} />)
  expect(container.textContent).toBe('—')
})
