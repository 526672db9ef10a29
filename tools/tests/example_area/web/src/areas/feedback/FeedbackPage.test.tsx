import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Feedback } from '@/api/gen/feedback/endpoints'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { FeedbackPage } from './FeedbackPage'

const NEW: Feedback = {
  id: 'fbk_1',
  opId: 'aurora',
  opTitle: 'Aurora',
  playerCode: 'P100069',
  text: 'The new table is great.',
  reply: '',
  status: 'NEW',
  createdAt: '2026-03-12T09:00:00Z',
  updatedAt: '2026-03-12T09:00:00Z',
  revision: 1,
}

test('feedback is listed, opened and answered; the reply then has a tab', async () => {
  let feedback = NEW
  const asked = answering(({ method, url }) => {
    if (method === 'POST') feedback = { ...NEW, status: 'ANSWERED', reply: 'Thank you.' }
    const isList = url.startsWith('/api/feedback?')
    return answer({ data: isList ? { items: [feedback], count: 1, remaining: 0 } : feedback })
  })
  const permissions = ['feedback_read', 'feedback_reply'] as const
  const { user } = renderInApp(<FeedbackPage />, { user: { permissions: [...permissions] } })
  await user.click(await screen.findByRole('button', { name: 'The new table is great.' }))
  await screen.findByText(/^Feedback details/)
  expect(screen.queryByRole('tab')).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Actions of Feedback details' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Reply' }))
  await user.type(await screen.findByRole('textbox', { name: 'Reply' }), 'Thank you.')
  await user.click(screen.getByRole('button', { name: 'Send reply' }))
  await user.click(await screen.findByRole('tab', { name: 'Reply' }))
  await waitFor(() => expect(screen.getAllByText('Thank you.').length).toBeGreaterThan(0))
  const sent = asked.find(({ method }) => method === 'POST')
  expect([sent?.url, sent?.body]).toEqual(['/api/feedback/fbk_1/reply', { reply: 'Thank you.' }])
})
