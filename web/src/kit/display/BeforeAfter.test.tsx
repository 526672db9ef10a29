import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BeforeAfter, moved } from './BeforeAfter'
import { Money } from './Money'
import { Name } from './Name'

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)

test('what changes is marked', () => {
  render(<BeforeAfter of="Wallet" rows={[moved('Main', 5, 7), moved('Bonus', 3, 3)]} />)
  const rows = screen.getAllByRole('row').map((row) => row.textContent)
  expect(rows.filter((text) => text?.includes('(changes)'))).toEqual([
    expect.stringContaining('Main'),
  ])
})

test.each([
  ['USD', ['Wallet', 'Now', 'After']],
  ['EUR', ['Wallet', 'Now', 'After', 'In USD']],
])('what it is in USD stands beside %s where that is another currency', (currency, expected) => {
  const money = (amount: number) => <Money amount={amount} currency={currency} />
  render(<BeforeAfter of="Wallet" rows={[['Main', money(5), money(7), { currency, inUSD: 8 }]]} />)
  expect(heads()).toEqual(expected)
})

test.each([
  ['emma', false],
  ['borimorad115', true],
])('on a telephone the name %s stands below its label: %s', (name, expected) => {
  render(<BeforeAfter of="Player" rows={[['Username', 'ann', <Name key="name" text={name} />]]} />)
  expect(screen.getByRole('table').hasAttribute('data-wide')).toBe(expected)
})
