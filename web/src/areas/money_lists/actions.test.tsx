import { screen, waitFor } from '@testing-library/react'
import { Button } from 'antd'
import { expect, test } from 'vitest'
import type { Transaction } from '@/api/gen/shared/types'
import { useTransactionsListQuery } from '@/api/gen/transactions/endpoints'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { type TransactionAction, type TransactionDialogProps, useActionDialog } from './actions'
import { decisionDisabledReason } from './decisions'

const SEEN = { txId: 'tx_1', status: 'PENDING', isDeleted: false, revision: 1 } as Transaction

const approve: TransactionAction = {
  id: 'approve',
  label: 'Approve',
  permission: 'transactions_write',
  disabledReason: decisionDisabledReason,
  Dialog: ({ transaction }: TransactionDialogProps) => (
    <p>Approves revision {transaction.revision}</p>
  ),
}

function Row() {
  const { open, dialog } = useActionDialog()
  return (
    <>
      <Button onClick={() => open(approve, SEEN)}>Open</Button>
      {dialog}
    </>
  )
}

async function opened(now: Partial<Transaction>) {
  answering(() => answer({ data: { ...SEEN, ...now } }))
  const { user } = renderInApp(<Row />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
}

test('an act is about the transaction as it is when its dialog opens', async () => {
  await opened({ revision: 2 })
  expect(await screen.findByText('Approves revision 2')).toBeDefined()
})

test('what was decided meanwhile is not acted on: who did what stands instead', async () => {
  const by = { nickname: 'Mina Aurora', userCode: 'u1' }
  await opened({
    status: 'REJECTED',
    revision: 2,
    lastDecision: { outcome: 'REJECTED', by, at: '2026-11-22T12:31:00Z' },
  })
  const dialog = await screen.findByRole('dialog', { name: 'Approve' })
  expect(dialog.textContent).toContain('Only pending transactions can be approved or rejected.')
  expect(dialog.textContent).toContain('Mina Aurora')
  expect(screen.queryByText(/Approves/)).toBeNull()
})

test('a transaction that cannot be read is acted on as it was seen', async () => {
  answering(() => answer({ http: 503, status: 'UNAVAILABLE', messages: ['No.'] }))
  const { user } = renderInApp(<Row />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByText('Approves revision 1')).toBeDefined()
})

/** The row's act, in the list that showed the row. */
function ListWithRow() {
  const { data } = useTransactionsListQuery({})
  return (
    <>
      <output>{data?.transactions.map(({ status }) => status)}</output>
      <Row />
    </>
  )
}

test('a list that shows an older state is read again with the dialog', async () => {
  let now = SEEN
  answering(({ url }) => {
    const isList = /^.api.transactions(\?|$)/.test(url)
    return answer({ data: isList ? { transactions: [now], count: 1, remaining: 0 } : now })
  })
  const { user } = renderInApp(<ListWithRow />)
  const shown = screen.getByRole('status')
  await waitFor(() => expect(shown.textContent).toBe('PENDING'))
  now = { ...SEEN, status: 'REJECTED', revision: 2 }
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await waitFor(() => expect(shown.textContent).toBe('REJECTED'))
})
