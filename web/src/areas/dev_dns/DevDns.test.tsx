import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { DevDns } from './DevDns'

const records = [true, false].map((isSetUp, at) => ({
  id: `dns_${at}`,
  name: `name-${at}.a.com`,
  type: 'TXT',
  content: 'v=1',
  zoneName: 'a.com',
  isSetUp,
  createdAt: '2026-03-12T09:00:00Z',
}))

test('who deletes many records is warned of those that a domain’s setup relies on', async () => {
  answering(() => answer({ data: records }))
  const { user } = renderInApp(<DevDns above={null} />, {
    at: '/settings/dev?opId=aurora',
    user: { permissions: ['dev'] },
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }))
  await user.click(screen.getByRole('button', { name: 'Delete DNS records' }))
  const preview = await screen.findByRole('dialog', { name: 'Delete DNS records' })
  expect(
    within(preview).getByText(
      'The domain setup created 1 of these records and relies on it: TXT name-0.a.com.',
    ),
  ).toBeDefined()
})
