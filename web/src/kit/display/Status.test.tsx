import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Status } from './Status'

test('a state is a word, never a colour alone', () => {
  render(<Status tone="waiting" label="Partly paid" />)
  expect(screen.getByText('Partly paid').dataset['tone']).toBe('waiting')
})
