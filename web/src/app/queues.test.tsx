import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { decisions as accountDecisions } from '@/areas/bank_accounts/decisions'
import { cashbackDecisions } from '@/areas/cashback'
import { depositDecisions } from '@/areas/deposits'
import { decisions as documentDecisions } from '@/areas/kyc/decisions'
import { actions as usernameActions } from '@/areas/usernames/decisions'
import { withdrawDecisions } from '@/areas/withdrawals'
import type { RecordAction } from '@/kit/record/recordActions'
import { answer } from '@/testing/answers'
import { opened } from '@/testing/decisions'
import { sampleAnswer } from '@/testing/sampleAnswers'

type Row = Record<string, unknown>

/** The first row of a list, as the contract's examples have one; it waits. */
function rowOf(path: string): Row {
  const { data } = sampleAnswer('GET', path, 1).body as { data: Record<string, readonly Row[]> }
  const [row] = (data['transactions'] ?? data['items'] ?? []) as readonly Row[]
  return { ...row, status: 'PENDING', isDeleted: false, warnings: [], block: null, images: [] }
}

const WITHDRAWAL = {
  ...rowOf('/api/transactionsV2/withdraw'),
  transactionType: 'WITHDRAW',
  paymentProvider: 'CRYPTO',
}

/** The six queues: how each approves, and a row that waits. */
const queues: readonly (readonly [string, RecordAction<never>, Row])[] = [
  ['withdrawals', withdrawDecisions.approve as RecordAction<never>, WITHDRAWAL],
  ['deposits', depositDecisions.action.confirm, rowOf('/api/transactionsV2/deposit')],
  ['cashback', cashbackDecisions.action.confirm, rowOf('/api/transactions/cashback')],
  [
    'bank accounts',
    accountDecisions.action.confirm,
    rowOf('/api/paymentsV2/withdraw/bank-accounts'),
  ],
  ['documents', documentDecisions.action.approve, rowOf('/api/players/kyc')],
  ['usernames', usernameActions[0] as RecordAction<never>, rowOf('/api/players/usernames')],
]

/** What a read answers: the row as it is, its facts, what it moves. */
function reading(row: Row, hasFacts: boolean) {
  return (url: string) => {
    const path = url.split('?')[0] ?? ''
    if (/facts/.test(path)) {
      const failed = { http: 503, status: 'UNAVAILABLE', messages: ['Not now.'] }
      const sample = sampleAnswer('GET', path, 1).body as { data: object }
      return answer(
        hasFacts ? { data: { ...sample.data, warnings: [], isBlocked: false } } : failed,
      )
    }
    if (/effect/.test(path)) return new Response(JSON.stringify(sampleAnswer('GET', path, 1).body))
    return answer({ data: row })
  }
}

/** A document's images are looked at first, which its own test does. */
const decidedAtOnce = queues.filter(([what]) => what !== 'documents')

test.each(decidedAtOnce)('in the queue of %s Ctrl Enter decides', async (_what, action, row) => {
  const { user, writes } = opened(action, row as never, { read: reading(row, true) })
  await screen.findByRole('button', { name: 'Cancel' })
  const note = document.querySelector<HTMLTextAreaElement>('.kit-form textarea')
  if (note) await user.type(note, 'As sent')
  const button = () => document.querySelector<HTMLButtonElement>('.kit-form .ant-btn-primary')
  await waitFor(() => expect(button()?.disabled).toBe(false))
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(writes()).toHaveLength(1))
})

test.each(queues)(
  'in the queue of %s nothing is approved without the facts',
  async (_what, action, row) => {
    const { user, writes } = opened(action, row as never, { read: reading(row, false) })
    expect(await screen.findByRole('button', { name: 'Check again' })).toBeDefined()
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(document.querySelector('.ant-btn-primary')).toBeNull()
    expect(writes()).toHaveLength(0)
  },
)
