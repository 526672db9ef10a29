import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { CountedText } from './CountedText'

test('letters are counted as the platform counts them, and what is too long stays', async () => {
  render(<CountedText aria-label="Note" most={4} />)
  await userEvent.click(screen.getByLabelText('Note'))
  await userEvent.paste('👍🏼👍')
  expect(screen.getByText('3 / 4')).toBeDefined()
  await userEvent.paste('and more')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('👍🏼👍and more')
  expect(screen.getByText('11 / 4')).toBeDefined()
})
