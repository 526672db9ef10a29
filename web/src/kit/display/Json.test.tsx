import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Json } from './Json'

test('a value is laid out and can be reached by keyboard', () => {
  render(<Json value={{ a: [1] }} what="Sent data" />)
  const region = screen.getByRole('region', { name: 'Sent data' })
  expect(region.textContent).toBe('{\n  "a": [\n    1\n  ]\n}')
  expect(region.tabIndex).toBe(0)
})
