import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Id, Named, shortId } from './Id'

test.each([
  ['tx_e3f9b6812ec85f2b5628', 'tx_e3f9…5628'],
  ['P100281', 'P100281'],
  ['INV-helios-26', 'INV-helios-26'],
])('the id %s is shown as %s, whole in its title', (id, shown) => {
  expect(shortId(id)).toBe(shown)
  render(<Id text={id} />)
  expect(screen.getByTitle(id).textContent).toBe(shown)
})

test('two of one name are told apart by the ends of their ids', () => {
  const cell = (id: string) => render(<Named name="Welcome" id={id} />).container.textContent
  expect(cell('flw_daf74cc20fff94b9124b')).toBe('Welcome 124b')
  expect(cell('flw_daf74cc20fff94b9777c')).toBe('Welcome 777c')
})
