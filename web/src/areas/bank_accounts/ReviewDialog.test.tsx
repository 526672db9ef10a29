import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { BankAccount } from '@/api/gen/bank_accounts/endpoints'
import { type Asked, answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { ReviewDialog } from './ReviewDialog'

const player = { playerCode: 'P1', username: 'sara', firstName: 'Sara', lastName: 'Karimi' }
const SEEN = {
  uuid: 'u1',
  status: 'PENDING',
  isDeleted: false,
  player,
  cardNumber: '6104337712345678',
  nameOnCard: 'Sara Karimi',
  isNameMatching: true,
  revision: 1,
} as BankAccount

/** The dialog of a row whose account is so by now. */
function opened(now: Partial<BankAccount>) {
  const asked = answering(() => answer({ data: { ...SEEN, ...now } }))
  const user = { permissions: ['bank_accounts_write' as const] }
  const drawn = renderInApp(
    <ReviewDialog account={SEEN} action="confirm" onClose={() => undefined} />,
    { user },
  )
  return {
    ...drawn,
    asked,
    dialog: () => screen.findByRole('dialog', { name: 'Approve bank account' }),
  }
}

const revisionOf = ({ headers }: Asked) => headers.get('If-Match')

test('a review is about the account as it is when the dialog opens', async () => {
  const { user, asked, dialog } = opened({ revision: 2, nameOnCard: 'Somebody Else' })
  const shown = await dialog()
  expect(shown.textContent).toContain('Somebody Else')
  await user.type(within(shown).getByLabelText('Note for the player'), 'Thank you.')
  await user.click(within(shown).getByRole('button', { name: 'Approve account' }))
  await waitFor(() =>
    expect(asked.filter(({ method }) => method === 'PUT').map(revisionOf)).toEqual(['"2"']),
  )
})

test.each([
  [{ status: 'APPROVED', approvedBy: { nickname: 'Mina' } }, ['Already approved.', 'Mina']],
  [{ isDeleted: true }, ['The player deleted this account; its review is final.']],
])('what is over by now is told in place of the form: %o', async (now, texts) => {
  const { dialog } = opened({ ...now, revision: 2 } as Partial<BankAccount>)
  const shown = await dialog()
  for (const text of texts) expect(shown.textContent).toContain(text)
  expect(within(shown).queryByRole('button', { name: 'Approve account' })).toBeNull()
})
