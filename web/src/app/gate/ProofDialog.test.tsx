import { screen, waitFor, within } from '@testing-library/react'
import { Input } from 'antd'
import { expect, test, vi } from 'vitest'
import { api } from '@/api/gen/bank_accounts/endpoints'
import { onSignedOut } from '@/api/signedOut'
import { Field } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { type Asked, answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { SessionGate } from './SessionGate'

const ME = {
  user: {
    userCode: 'U1',
    email: 'ada@pitboss.test',
    timezone: 'UTC',
    language: 'en',
    permissions: [],
  },
  operators: [],
}
const WANTED = { http: 403, status: 'PROOF_REQUIRED', messages: ['Confirm your password first.'] }
const WRITE = '/api/paymentsV2/withdraw/bank-accounts'
const DIALOG = { name: 'Confirm it’s you' }

interface Values {
  readonly playerNote: string
}

/** A form whose write wants a proof. */
function Form() {
  const write = useAction(api.endpoints.bankAccountReview)
  return (
    <FormDialog<Values, Parameters<typeof write.run>[0], unknown>
      open
      title="Review"
      submitLabel="Approve"
      write={write}
      rules={{}}
      initial={{}}
      toArg={({ playerNote }) => ({
        bankAccountReview: { uuid: 'b1', actionType: 'confirm', playerNote, playerCode: 'P1' },
      })}
      onClose={closed}
    >
      <Field name="playerNote" label="Note">
        <Input />
      </Field>
    </FormDialog>
  )
}

const closed = vi.fn()

/** Sends the form to a platform that wants a proof; `judge` says what comes of a password. */
async function sent(judge: (password: string) => Response) {
  const state = { isProven: false }
  const asked = answering(({ url, body }) => {
    if (url === '/api/auth/prove') {
      const judged = judge((body as { password: string }).password)
      state.isProven = judged.ok
      return judged
    }
    if (url.startsWith(WRITE))
      return state.isProven ? answer({ messages: ['Done!'] }) : answer(WANTED)
    return answer({ data: url.startsWith('/api/users/me') ? ME : {} })
  })
  closed.mockReset()
  const { user } = renderInApp(
    <SessionGate>
      <Form />
    </SessionGate>,
  )
  await user.type(await screen.findByLabelText('Note'), 'Fine.')
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  const dialog = within(await screen.findByRole('dialog', DIALOG))
  const confirm = async (password: string) => {
    const field = dialog.getByLabelText('Password of ada@pitboss.test')
    await user.clear(field)
    await user.type(field, password)
    await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  }
  return { asked, user, dialog, confirm }
}

const writes = (asked: readonly Asked[]) => asked.filter(({ url }) => url.startsWith(WRITE))

test('confirmed, the same call is sent on under the same key', async () => {
  const { asked, confirm } = await sent(() => answer())
  await confirm('Pitboss-2026')
  expect(await screen.findByText('Done!')).toBeDefined()
  const keys = writes(asked).map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
  expect(writes(asked)[1]?.body).toEqual(writes(asked)[0]?.body)
  await waitFor(() => expect(closed).toHaveBeenCalledOnce())
})

test('a wrong password is told at the field, and may be corrected', async () => {
  const { confirm, dialog } = await sent((password) =>
    password === 'right' ? answer() : answer({ http: 422, messages: ['Wrong password.'] }),
  )
  await confirm('wrong')
  expect(await dialog.findByText('Wrong password.')).toBeDefined()
  expect(dialog.getByLabelText(/^Password of/).getAttribute('aria-invalid')).toBe('true')
  await confirm('right')
  expect(await screen.findByText('Done!')).toBeDefined()
})

test('canceled, the form stays as it was and nothing is said', async () => {
  const { asked, user, dialog } = await sent(() => answer())
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog', DIALOG)).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Fine.')
  expect(writes(asked)).toHaveLength(1)
  expect(screen.queryByText('Confirm your password first.')).toBeNull()
  expect(closed).not.toHaveBeenCalled()
})

test('too many failures end the session, which is renewed as ever', async () => {
  const ended = vi.fn()
  const stop = onSignedOut(ended)
  const { confirm } = await sent(() => answer({ http: 401, status: 'UNAUTHENTICATED' }))
  await confirm('wrong')
  await waitFor(() => expect(ended).toHaveBeenCalledOnce())
  await waitFor(() => expect(screen.queryByRole('dialog', DIALOG)).toBeNull())
  stop()
})
