import { screen } from '@testing-library/react'
import { Button, Modal } from 'antd'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/testing/render'
import {
  commandsOf,
  isOffered,
  type RecordAction,
  type RecordDialogProps,
  useRecordActions,
} from './recordActions'

interface Invoice {
  readonly name: string
  readonly isPaid: boolean
}

const invoice: Invoice = { name: 'Invoice 7', isPaid: false }
const noted = vi.fn()

const Note = ({ record, onClose }: RecordDialogProps<Invoice>) => (
  <Modal open title={`Note of ${record.name}`} onOk={onClose} onCancel={onClose} />
)

const paidWord = ({ name }: Invoice) => (name.startsWith('Credit') ? 'Pay out' : undefined)

const actions: readonly RecordAction<Invoice>[] = [
  { id: 'note', label: 'Note', Dialog: Note },
  { id: 'pay', label: 'Pay', labelFor: paidWord, appliesTo: ({ isPaid }) => !isPaid, run: noted },
  {
    id: 'delete',
    label: 'Delete',
    permission: 'billing_v2_write',
    roles: ['ADMIN'],
    disabledReason: ({ isPaid }, { userCode }) => (isPaid ? `It is paid to ${userCode}.` : null),
    run: vi.fn(),
  },
]

function OfferedActions({ of }: { readonly of: Invoice }) {
  const offered = useRecordActions(actions)
  const commands = commandsOf(offered, of, 'Actions of invoice 7')
  return commands.map(({ id, label, group, disabledReason, run }) => (
    <Button key={id} title={`${group}: ${disabledReason}`} onClick={run}>
      {label}
    </Button>
  ))
}

const shown = () =>
  screen.getAllByRole('button').map(({ textContent, title }) => [textContent, title])

test('they are commands of their record, as far as user and record allow', () => {
  const { unmount } = renderInApp(<OfferedActions of={{ ...invoice, isPaid: true }} />, {
    user: { role: 'ADMIN' },
  })
  expect(shown()).toEqual([
    ['Note', 'Actions of invoice 7: null'],
    ['Delete', 'Actions of invoice 7: It is paid to U1.'],
  ])
  unmount()
  renderInApp(<OfferedActions of={invoice} />, { user: { role: 'ADMIN', permissions: [] } })
  expect(shown().map(([label]) => label)).toEqual(['Note', 'Pay'])
})

test('one that goes by another word for some records is called so there', () => {
  renderInApp(<OfferedActions of={{ name: 'Credit 7', isPaid: false }} />)
  expect(shown().map(([label]) => label)).toEqual(['Note', 'Pay out'])
})

test('other roles are not offered what is for some alone', () => {
  renderInApp(<OfferedActions of={invoice} />)
  expect(shown().map(([label]) => label)).toEqual(['Note', 'Pay'])
})

test('one without a dialog is done at once, to its record', async () => {
  const { user } = renderInApp(<OfferedActions of={invoice} />)
  await user.click(screen.getByRole('button', { name: 'Pay' }))
  expect(noted).toHaveBeenCalledExactlyOnceWith(invoice)
})

test('one with a dialog opens it with its record, until it closes', async () => {
  const { user } = renderInApp(<OfferedActions of={invoice} />)
  await user.click(screen.getByRole('button', { name: 'Note' }))
  expect(screen.getByRole('dialog', { name: 'Note of Invoice 7' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a record that lacks what an act asks for has none', () => {
  const asks = {
    id: 'x',
    labelOf: () => 'X',
    danger: false,
    appliesTo: ({ name }: Invoice) => name.length > 0,
    disabledReason: () => null,
    run: vi.fn(),
  }
  expect(isOffered([asks], invoice)).toBe(true)
  expect(isOffered([asks], {} as Invoice)).toBe(false)
  expect(isOffered([], invoice)).toBe(false)
})
