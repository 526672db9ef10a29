import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { UsernameReview } from '@/api/gen/usernames/endpoints'
import { opened, warning } from '@/testing/decisions'
import { actions } from './decisions'

const ASKED = {
  playerCode: 'P1',
  username: '1laila',
  status: 'PENDING',
  player: { playerCode: 'P1', username: 'laila' },
  warnings: ['FORMAT_BROKEN'],
  revision: 1,
} as unknown as UsernameReview

test('a name that breaks the format is approved only after that was told', async () => {
  const [approve] = actions
  if (!approve) throw new Error('Names are not approved')
  const facts = { warnings: [warning('FORMAT_BROKEN', 'warn', 'It breaks the rules for names.')] }
  const { user, writes } = opened(approve, ASKED, { facts })
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve username' }))
  expect(await dialog.findByRole('row', { name: /It breaks the rules for names/ })).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Approve username' }))
  await waitFor(() => expect(writes()).toHaveLength(1))
  expect(writes()[0]?.body).toMatchObject({ acknowledged: ['FORMAT_BROKEN'], username: '1laila' })
})
