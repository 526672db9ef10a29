import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { AddAuth0Domain } from './AddAuth0Domain'

test('an address is judged by the type that is chosen, however soon it is left', async () => {
  answering(() => new Response('{}'))
  renderInApp(<AddAuth0Domain onClose={() => undefined} />)
  const url = await screen.findByLabelText('URL')
  fireEvent.click(screen.getByRole('radio', { name: 'Logout' }))
  fireEvent.change(url, { target: { value: 'https://play.example.com' } })
  fireEvent.blur(url)
  expect(await screen.findByText('Logout has the form {host}/admin.')).toBeDefined()
})
