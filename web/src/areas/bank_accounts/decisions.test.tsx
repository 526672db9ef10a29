import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { BankAccount } from '@/api/gen/bank_accounts/endpoints'
import { bankAccountActionValues } from '@/api/gen/bank_accounts/enums'
import { bankAccountStatusValues } from '@/api/gen/shared/enums'
import { currentUser } from '@/testing/currentUser'
import { opened } from '@/testing/decisions'
import { decisions } from './decisions'

const player = { playerCode: 'P1', username: 'sara', firstName: 'Sara', lastName: 'Karimi' }
const LISTED = {
  uuid: 'u1',
  status: 'PENDING',
  isDeleted: false,
  player,
  bankName: 'Mellat',
  cardNumber: '6104337712345678',
  iban: 'IR820540102680020817909002',
  nameOnCard: 'Sara Karimi',
  isNameMatching: true,
  revision: 1,
} as BankAccount
const TITLE = 'Approve bank account'

test('a review is about the account as it is when the dialog opens: bank, card and IBAN', async () => {
  const record = { ...LISTED, revision: 2, nameOnCard: 'Somebody Else' }
  const { user, writes } = opened(decisions.action.confirm, LISTED, { record })
  const dialog = await screen.findByRole('dialog', { name: TITLE })
  for (const text of [
    'Somebody Else',
    'Mellat',
    '6104 3377 1234 5678',
    'IR82054010268002081790900',
  ])
    expect(dialog.textContent).toContain(text)
  await user.type(within(dialog).getByLabelText('Note for the player'), 'Thank you.')
  await user.click(within(dialog).getByRole('button', { name: TITLE }))
  await waitFor(() => expect(writes()).toHaveLength(1))
  expect(writes()[0]?.headers.get('If-Match')).toBe('"2"')
  expect(writes()[0]?.body).toEqual({
    uuid: 'u1',
    actionType: 'confirm',
    playerCode: 'P1',
    playerNote: 'Thank you.',
  })
})

test.each([
  [{ status: 'APPROVED', approvedBy: { nickname: 'Mina' } }, ['Already approved.', 'Mina']],
  [{ isDeleted: true }, ['The player deleted this account; its review is final.']],
])('what is over by now is told in place of the form: %o', async (now, texts) => {
  opened(decisions.action.confirm, LISTED, { record: { ...LISTED, ...now, revision: 2 } })
  const dialog = await screen.findByRole('dialog', { name: TITLE })
  for (const text of texts) expect(dialog.textContent).toContain(text)
  expect(within(dialog).queryByRole('button', { name: TITLE })).toBeNull()
})

const mayRedo = currentUser({ permissions: ['redo'] })
const mayNot = currentUser()
const account = (status: BankAccount['status'], isDeleted = false) => ({
  ...LISTED,
  status,
  isDeleted,
})

describe('what may be decided of a bank account', () => {
  test('approving is closed when approved, rejecting when rejected, whoever asks', () => {
    for (const status of bankAccountStatusValues) {
      for (const action of bankAccountActionValues) {
        const same = { confirm: 'APPROVED', reject: 'REJECTED' }[action] === status
        const reason = decisions.action[action].disabledReason?.(account(status), mayRedo)
        expect(reason === null).toBe(!same)
        if (same) expect(reason).toMatch(/^Already /)
      }
    }
  })

  test.each([
    ['APPROVED', false, mayNot, /needs the permission redo/],
    ['APPROVED', true, mayRedo, /The player deleted this account/],
    ['PENDING', true, mayNot, /The player deleted this account/],
  ] as const)('%s, deleted %s: says what else closes it', (status, isDeleted, user, why) => {
    const { disabledReason } = decisions.action.reject
    expect(disabledReason?.(account(status, isDeleted), user)).toMatch(why)
  })
})
