import { expect, test } from 'vitest'
import { fieldsOf } from '../list/fieldsOf'
import { fileColumns, isWritten } from './fileColumns'

interface Row {
  readonly id: string
  readonly status: 'OPEN'
  readonly amount: number
  readonly currency: string
  readonly feeInUSD: number
  readonly player: { readonly playerCode: string }
  readonly isDeleted: boolean
}

const statuses = { OPEN: { tone: 'waiting', label: 'Open' } } as const
const fields = fieldsOf<Row>()({
  id: { label: 'ID' },
  status: { labels: statuses },
  amount: { kind: 'amount', currency: 'currency' },
  feeInUSD: { label: 'Fee', kind: 'usd' },
  'player.playerCode': { label: 'Player', read: ({ player }) => player.playerCode },
  state: {
    label: 'State',
    field: [
      { field: 'status', labels: statuses },
      { field: 'isDeleted', title: 'Deleted' },
    ],
    read: ({ status }) => status,
  },
  acts: { label: 'Actions', field: [], render: () => null },
})

test('columns become fields with headings, and the words of their values', () => {
  const columns = fields.columns('id', 'status', 'player.playerCode', 'state')
  expect(fileColumns(columns)).toEqual([
    { field: 'id', title: 'ID' },
    { field: 'status', title: 'Status', labels: { OPEN: 'Open' } },
    { field: 'player.playerCode', title: 'Player' },
    { field: 'status', title: 'State', labels: { OPEN: 'Open' } },
    { field: 'isDeleted', title: 'Deleted' },
  ])
})

test('the currency stands in the heading, or beside where rows differ', () => {
  expect(fileColumns(fields.columns('amount', 'feeInUSD'))).toEqual([
    { field: 'amount', title: 'Amount' },
    { field: 'currency', title: 'Amount currency' },
    { field: 'feeInUSD', title: 'Fee (USD)' },
  ])
})

test('a column that only offers acts is in no file', () => {
  expect(fields.columns('id', 'acts').filter(isWritten)).toHaveLength(1)
})
