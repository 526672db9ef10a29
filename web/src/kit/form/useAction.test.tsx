import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { Button } from 'antd'
import { expect, test, vi } from 'vitest'
import type { ApiError } from '@/api/answer'
import { api } from '@/api/gen/billing_v2/endpoints'
import { api as wallet } from '@/api/gen/wallet/endpoints'
import type { ArgOf } from '@/api/write'
import { type Asked, answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { type ActionOptions, type Result, type RunOptions, useAction } from './useAction'

const { billingV2InvoiceDelete: endpoint } = api.endpoints
type Arg = ArgOf<typeof endpoint>

const arg: Arg = { invoiceId: 'i1', opId: 'aurora' }
const record = { revision: 7, description: 'March', updatedAt: 'then' }

interface ActorProps {
  readonly options?: ActionOptions<Arg, unknown>
  readonly how?: RunOptions
  readonly heard?: (result: Result<unknown>) => void
}

function Actor({ options, how, heard }: ActorProps) {
  const write = useAction(endpoint, options)
  return (
    <Button loading={write.running} onClick={async () => heard?.(await write.run(arg, how))}>
      Delete
    </Button>
  )
}

async function acted(props: ActorProps = {}) {
  const heard = vi.fn()
  const { user } = renderInApp(<Actor {...props} heard={heard} />)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  return { user, heard }
}

const keyOf = (call: Asked | undefined) => call?.headers.get('Idempotency-Key')

test("done: the platform's message is a toast, and the caller hears of it", async () => {
  answering(() => answer({ data: { gone: true }, messages: ['Invoice Deleted!'] }))
  const onDone = vi.fn()
  const { heard } = await acted({ options: { onDone } })
  expect(await screen.findByText('Invoice Deleted!')).toBeDefined()
  expect(onDone).toHaveBeenCalledWith({ gone: true })
  expect(heard).toHaveBeenCalledWith({ ok: true, data: { gone: true } })
})

test("a platform without words leaves the operation's own", async () => {
  answering(() => answer())
  await acted()
  expect(await screen.findByText('Invoice Deleted!')).toBeDefined()
})

test('the revision that the user saw goes along, under a key of its own per send', async () => {
  const asked = answering(() => answer())
  const { user } = await acted({ how: { record } })
  await waitFor(() => expect(asked).toHaveLength(1))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[0]?.headers.get('If-Match')).toBe('"7"')
  expect(keyOf(asked[0])).not.toBe(keyOf(asked[1]))
})

test('a refusal is a toast that stays and names its request', async () => {
  answering(() => answer({ http: 409, status: 'RECORD_LOCKED', messages: ['A payment names it.'] }))
  const { heard } = await acted()
  expect(await screen.findByText('A payment names it.')).toBeDefined()
  expect(screen.getByText('req-1')).toBeDefined()
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ ok: false, error: { status: 'RECORD_LOCKED' } })
})

test('what stands at its fields is a toast too only where that is wanted', async () => {
  answering(() => answer({ http: 422, messages: ['amount: Too much.'] }))
  const { heard } = await acted({ how: { inForm: () => true } })
  await waitFor(() => expect(heard).toHaveBeenCalledOnce())
  expect(screen.queryByText('Amount: Too much.')).toBeNull()
  cleanup()
  await acted({ how: { inForm: () => true }, options: { alwaysToast: true } })
  expect(await screen.findByText('Amount: Too much.')).toBeDefined()
})

test('what the caller takes lightly is a warning, all else an error', async () => {
  const refused = (status: string) => answer({ http: 422, status, messages: [`It is ${status}.`] })
  const isWarning = ({ status }: ApiError) => status === 'NOT_VERIFIED'
  for (const [status, tone] of [
    ['NOT_VERIFIED', 'warning'],
    ['LATE', 'error'],
  ] as const) {
    answering(() => refused(status))
    await acted({ how: { inForm: () => true }, options: { alwaysToast: true, isWarning } })
    const toast = await screen.findByText(`It is ${status}.`)
    expect(toast.closest(`.ant-notification-notice-${tone}`)).not.toBeNull()
    cleanup()
  }
})

test("where a dialog is wanted the platform's words open one, all of them", async () => {
  answering(() => answer({ http: 422, messages: ['First.', 'Second.'] }))
  const { user, heard } = await acted({ options: { errorDialog: true } })
  const dialog = await screen.findByRole('dialog', { name: 'Unable To Save Changes' })
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['First.', 'Second.'])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(heard).toHaveBeenCalledOnce()
})

test('words that are not the platform’s are a toast even there', async () => {
  const messages = ['Something went wrong. Please try again later.']
  answering(() => answer({ http: 502, messages, messagesFrom: 'console' }))
  await acted({ options: { errorDialog: true } })
  expect(await screen.findByText(messages[0] ?? '')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what is said besides stands below a failure that the platform has no words for', async () => {
  const messages = ['Failed to add DNS record']
  answering(() => answer({ http: 400, messages, messagesFrom: 'operation' }))
  await acted({ options: { secondaryMessage: 'An error occurred.' } })
  expect(await screen.findByText('Failed to add DNS record')).toBeDefined()
  expect(screen.getByText('An error occurred.')).toBeDefined()
})

test('a session that ended says nothing here: the shell renews it', async () => {
  answering(() => answer({ http: 401, status: 'UNAUTHENTICATED', messages: ['Sign in again.'] }))
  const { heard } = await acted()
  await waitFor(() => expect(heard).toHaveBeenCalled())
  expect(screen.queryByText('Sign in again.')).toBeNull()
})

test('a conflict is the caller’s, who may send anew', async () => {
  const asked = answering(({ headers }) =>
    headers.get('If-Match') ? answer() : answer({ http: 409, status: 'CONFLICT_ERROR' }),
  )
  const { heard } = await acted({
    options: { onConflict: (_error, same, again) => again(same, { record: { revision: 3 } }) },
  })
  await waitFor(() => expect(heard).toHaveBeenCalledWith({ ok: true, data: null }))
  expect(asked[1]?.headers.get('If-Match')).toBe('"3"')
  expect(keyOf(asked[0])).not.toBe(keyOf(asked[1]))
})

const stale = (now: object | null) =>
  answer({
    http: 412,
    status: 'STALE_RECORD',
    data: {
      record: now,
      changedBy: { nickname: 'Grace', userCode: 'U2' },
      changedAt: '2026-03-12T09:56:00Z',
    },
  })

test('a stale record shows what changed, and mine is sent under its new revision', async () => {
  const now = { revision: 9, description: 'April', updatedAt: 'now' }
  const asked = answering(({ headers }) =>
    headers.get('If-Match') === '"9"' ? answer() : stale(now),
  )
  const { user, heard } = await acted({ how: { record } })
  const dialog = await screen.findByRole('dialog', { name: 'Changed in the meantime' })
  expect(dialog.textContent).toContain(
    'Grace changed this record at 12 Mar 2026, 10:56\u00a0· 4 min ago',
  )
  const rows = within(dialog)
    .getAllByRole('row')
    .map((row) => row.textContent)
  expect(rows).toEqual(['FieldWhen openedNow', 'DescriptionMarchApril'])
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Back'))
  await user.click(within(dialog).getByRole('button', { name: 'Overwrite with my changes' }))
  await waitFor(() => expect(heard).toHaveBeenCalledWith({ ok: true, data: null }))
  expect(asked).toHaveLength(2)
})

test('a stale record may be taken as it is now: nothing is sent', async () => {
  const now = { ...record, revision: 9 }
  const asked = answering(() => stale(now))
  const onTheirs = vi.fn()
  const { user } = await acted({ how: { record }, options: { onTheirs } })
  await user.click(await screen.findByRole('button', { name: 'Discard my changes' }))
  await waitFor(() => expect(onTheirs).toHaveBeenCalledWith(now))
  expect(asked).toHaveLength(1)
})

test.each([
  ['a stale answer without a record', () => stale(null)],
  ['an answer that finds nothing', () => answer({ http: 404, status: 'NOT_FOUND' })],
])('of a record that is gone nothing can be sent: %s', async (_what, gone) => {
  answering(gone)
  const onTheirs = vi.fn()
  const { user } = await acted({ how: { record }, options: { onTheirs } })
  const dialog = await screen.findByRole('dialog', { name: 'Deleted in the meantime' })
  const ways = within(dialog).getAllByRole('button', { name: /\w/ })
  expect(ways.map((way) => way.textContent || way.getAttribute('aria-label'))).toEqual([
    'Close',
    'Close',
  ])
  await user.click(screen.getByText('Close'))
  await waitFor(() => expect(onTheirs).toHaveBeenCalledWith(null))
})

const lost = () =>
  answer({ http: 504, status: 'OUTCOME_UNKNOWN', messages: ['The answer was lost.'] })
const outcome = (state: string, stored?: object) =>
  answer({ data: { state, ...(stored && { answer: stored }) } })

async function lostThen(outcome: () => Response | Promise<Response>) {
  const asked = answering(({ url }) => (url.startsWith('/api/outcomes/') ? outcome() : lost()))
  const { user, heard } = await acted()
  const dialog = await screen.findByRole('dialog', { name: 'Outcome unknown' })
  expect(within(dialog).queryByRole('button', { name: /cancel|close/i })).toBeNull()
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog', { name: 'Outcome unknown' })).toBeDefined()
  await user.click(within(dialog).getByRole('button', { name: 'Check again' }))
  return { user, heard, asked, dialog }
}

test('a lost answer that is found later counts as the answer', async () => {
  const body = {
    success: true,
    status: 'OK',
    data: 1,
    messages: ['Deleted after all.'],
    messagesFrom: 'platform',
  }
  const { heard, asked } = await lostThen(() => outcome('DONE', { httpStatus: 200, body }))
  expect(await screen.findByText('Deleted after all.')).toBeDefined()
  expect(heard).toHaveBeenCalledWith({ ok: true, data: 1 })
  expect(asked[1]?.url).toBe(`/api/outcomes/${keyOf(asked[0])}`)
  expect(asked[1]?.headers.get('X-Requested-With')).toBe('pitboss')
})

test('a lost answer may turn out to be a refusal', async () => {
  const body = {
    success: false,
    status: 'RECORD_LOCKED',
    data: null,
    messages: ['Locked.'],
    messagesFrom: 'platform',
  }
  const { heard } = await lostThen(() => outcome('DONE', { httpStatus: 409, body }))
  expect(await screen.findByText('Locked.')).toBeDefined()
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ ok: false, error: { status: 'RECORD_LOCKED' } })
})

test('what never arrived can be sent again', async () => {
  const { heard } = await lostThen(() => outcome('NOT_RECEIVED'))
  expect(await screen.findByText(/The request never arrived, so nothing was done/)).toBeDefined()
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ ok: false, error: { kind: 'outcomeUnknown' } })
})

test('what is still running, or cannot be asked for, keeps the dialog', async () => {
  const outcomes = [() => outcome('RUNNING'), () => Promise.reject(new TypeError('down'))]
  const { user, dialog } = await lostThen(() =>
    (outcomes.shift() ?? (() => outcome('NOT_RECEIVED')))(),
  )
  expect(await within(dialog).findByText(/Still processing/)).toBeDefined()
  await user.click(within(dialog).getByRole('button', { name: 'Check again' }))
  expect(await within(dialog).findByText(/cannot be reached/)).toBeDefined()
  await user.click(within(dialog).getByRole('button', { name: 'Check again' }))
  expect(await screen.findByText(/never arrived/)).toBeDefined()
})

test('what was done without a kept answer is never told as not done', async () => {
  await lostThen(() => outcome('DONE'))
  expect(await screen.findByText(/The platform cannot tell/)).toBeDefined()
})

test('a platform that keeps no outcomes sends the user to the list', async () => {
  await lostThen(() => answer({ http: 404, status: 'NOT_FOUND' }))
  expect(await screen.findByText(/The platform cannot tell/)).toBeDefined()
})

test('a second click joins the first send', async () => {
  let release: (response: Response) => void = () => undefined
  const asked = answering(() => new Promise<Response>((resolve) => (release = resolve)))
  const results: Result<unknown>[] = []
  function Twice() {
    const write = useAction(endpoint)
    const run = async () => results.push(await write.run(arg))
    return <Button onClick={() => [run(), run()]}>Both</Button>
  }
  const { user } = renderInApp(<Twice />)
  await user.click(screen.getByRole('button', { name: 'Both' }))
  await waitFor(() => expect(asked).toHaveLength(1))
  release(answer())
  await waitFor(() => expect(results).toHaveLength(2))
  expect(asked).toHaveLength(1)
})

const { walletTopup } = wallet.endpoints
const topup: ArgOf<typeof walletTopup> = {
  walletTopup: {
    playerCode: 'P1',
    currency: 'USD',
    amount: 5,
    action: 'top-up',
    reason: 'TEST',
    note: 'A note',
  },
}

function Topup({ heard }: { readonly heard: (result: Result<unknown>) => void }) {
  const { run } = useAction(walletTopup)
  return <Button onClick={async () => heard(await run(topup))}>Top up</Button>
}

type Given = { readonly code: string; readonly severity: string } & Record<string, unknown>

const blocked: Given = {
  code: 'PLAYER_BLOCKED',
  severity: 'warn',
  text: 'The player is blocked.',
  values: { by: { nickname: 'Ada', userCode: 'U1' }, at: '2026-03-01T10:00:00Z', reason: 'Fraud' },
}
const asks = (...warnings: readonly Given[]) =>
  answer({
    http: 409,
    status: 'CONFIRMATION_REQUIRED',
    data: { warnings },
    messages: ['The player is blocked.'],
  })

const acknowledgedBy = (call: Asked | undefined) =>
  (call?.body as { acknowledged?: readonly string[] } | undefined)?.acknowledged

async function topped(answers: readonly (() => Response)[]) {
  const asked = answering(() => (answers[asked.length - 1] ?? answer)())
  const heard = vi.fn()
  const { user } = renderInApp(<Topup heard={heard} />)
  await user.click(screen.getByRole('button', { name: 'Top up' }))
  const dialog = await screen.findByRole('dialog', { name: 'Check before you proceed' })
  return { asked, heard, user, dialog }
}

test('a warning is told with what it is about; the answered act is sent under a new key', async () => {
  const { asked, heard, user, dialog } = await topped([() => asks(blocked)])
  const row = within(dialog).getByRole('row', { name: /The player is blocked/ })
  expect(row.textContent).toContain('Ada')
  expect(row.textContent).toContain('Fraud')
  expect(within(dialog).queryByRole('textbox')).toBeNull()
  expect(acknowledgedBy(asked[0])).toBeUndefined()
  await user.click(within(dialog).getByRole('button', { name: 'Proceed' }))
  await waitFor(() => expect(heard).toHaveBeenCalledOnce())
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ ok: true })
  expect(asked).toHaveLength(2)
  expect(asked[1]?.body).toEqual({ ...topup.walletTopup, acknowledged: ['PLAYER_BLOCKED'] })
  expect(keyOf(asked[1])).not.toBe(keyOf(asked[0]))
})

test('what is severe wants a typed word', async () => {
  const { asked, heard, user, dialog } = await topped([
    () => asks({ ...blocked, severity: 'severe' }),
  ])
  const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Proceed' })
  expect(button.disabled).toBe(true)
  await user.type(within(dialog).getByRole('textbox'), 'proceed')
  expect(button.disabled).toBe(false)
  await user.click(button)
  await waitFor(() => expect(heard).toHaveBeenCalledOnce())
  expect(asked).toHaveLength(2)
})

test('what comes true meanwhile is asked for as well, and all is answered together', async () => {
  const { asked, heard, user, dialog } = await topped([
    () => asks(blocked),
    () => asks({ ...blocked, code: 'KYC_MISSING', text: 'Not confirmed.' }),
  ])
  await user.click(within(dialog).getByRole('button', { name: 'Proceed' }))
  await screen.findByText('Not confirmed.')
  await user.click(screen.getByRole('button', { name: 'Proceed' }))
  await waitFor(() => expect(heard).toHaveBeenCalledOnce())
  expect(acknowledgedBy(asked[2])).toEqual(['PLAYER_BLOCKED', 'KYC_MISSING'])
})

test('whoever cancels did nothing, and nothing is said', async () => {
  const { asked, heard, user, dialog } = await topped([() => asks(blocked)])
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(heard).toHaveBeenCalledOnce())
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ ok: false, error: { kind: 'warned' } })
  expect(asked).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a platform that asks without saying for what refuses', async () => {
  answering(() => asks())
  const heard = vi.fn()
  const { user } = renderInApp(<Topup heard={heard} />)
  await user.click(screen.getByRole('button', { name: 'Top up' }))
  expect(await screen.findByText('The player is blocked.')).toBeDefined()
  expect(screen.queryByRole('dialog', { name: 'Check before you proceed' })).toBeNull()
})
