import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { NewOperator } from './NewOperator'

test('an operator is created whole, and a taken ID is refused at its field', async () => {
  let isTaken = true
  const asked = answering(({ method }) => {
    if (method !== 'POST') return answer({ data: { languages: ['en'] } })
    return isTaken
      ? answer({ http: 422, status: 'VALIDATION_ERROR', data: { fields: { opId: 'Taken.' } } })
      : answer({ data: { opId: 'lyra', title: 'Lyra' }, messages: ['Operator created!'] })
  })
  const { user } = renderInApp(
    <Routes>
      <Route path="/operators" element={<NewOperator onClose={vi.fn()} />} />
      <Route path="/operators/:opId" element={<p>its page</p>} />
    </Routes>,
    { at: '/operators' },
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Create operator' }))
  await user.type(dialog.getByLabelText('Operator ID'), 'lyra')
  await user.type(dialog.getByLabelText('Title'), 'Lyra')
  await user.type(dialog.getByLabelText('Support email'), 'help@lyra.test')
  await user.type(dialog.getByLabelText('Daily top-up limit'), '5000')
  await user.click(dialog.getByRole('button', { name: 'Create operator' }))
  await dialog.findByText('Taken.')
  isTaken = false
  await user.click(dialog.getByRole('button', { name: 'Create operator' }))
  await screen.findByText('its page')
  expect(asked.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({
    opId: 'lyra',
    title: 'Lyra',
    supportEmail: 'help@lyra.test',
    defaultLanguage: 'en',
    timezone: 'UTC',
    allowedCurrenciesToPlay: ['USD'],
    dailyTopupLimitInUSD: 5000,
    isActive: true,
  })
})
