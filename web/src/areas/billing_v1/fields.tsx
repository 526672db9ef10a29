import type { BillingRecord } from '@/api/gen/shared/types'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { OperatorDay } from '@/session/operatorDays'
import { inclusions, invoiceTypes, recordTypes } from './labels'
import { periodCode, periodTitle } from './period'
import { Reference } from './Reference'
import type { RecordRow } from './useChanges'

/** The fields that records of every kind have. */
export const recordFields = {
  title: { width: 167, sortable: true },
  year: {
    field: [
      { field: 'year', title: 'Year' },
      { field: 'month', title: 'Month' },
    ],
    label: 'Period',
    width: 117,
    fits: true,
    sortable: true,
    render: periodTitle,
    csv: periodCode,
  },
  issuedAt: {
    label: 'Issued',
    width: 96,
    fits: true,
    sortable: true,
    render: ({ issuedAt, opId }: RecordRow) => <OperatorDay at={issuedAt} opId={opId} />,
  },
  reference: {
    width: 216,
    sortable: true,
    render: ({ reference, _id }: RecordRow) => <Reference text={reference} id={_id} />,
    csv: ({ reference, _id }: RecordRow) => reference || _id,
  },
  paidBy: { width: 136, sortable: true, optional: true },
  updatedBy: {
    key: 'updatedBy.nickname',
    width: 136,
    sortable: true,
    optional: true,
    field: 'updatedBy.nickname',
    read: ({ updatedBy }: RecordRow) => updatedBy.nickname,
  },
  createdAt: { label: 'Created', width: 160, sortable: true, optional: true, kind: 'time' },
  description: { width: 240, optional: true, inFiles: true },
  _id: { label: 'Record ID', width: 112, optional: true, inFiles: true, kind: 'id' },
} as const

const fields = fieldsOf<BillingRecord>()({
  ...recordFields,
  amount: { width: 124, sortable: true, kind: 'usd' },
  type: { width: 74, fits: true, sortable: true, labels: recordTypes },
  opTitle: { label: 'Operator or brand', width: 144, sortable: true },
  ggr: {
    key: 'invoice.totalGGRInUSD',
    label: 'GGR',
    width: 114,
    sortable: true,
    kind: 'usd',
    field: 'invoice.totalGGRInUSD',
    read: ({ invoice }) => invoice?.totalGGRInUSD,
  },
  commission: {
    key: 'invoice.ggrCommissionAmountInUSD',
    width: 110,
    sortable: true,
    kind: 'usd',
    field: 'invoice.ggrCommissionAmountInUSD',
    read: ({ invoice }) => invoice?.ggrCommissionAmountInUSD,
  },
  invoiceType: {
    field: [{ field: 'invoice.invoiceType', labels: invoiceTypes }],
    key: 'invoice.invoiceType',
    label: 'Basis',
    width: 136,
    sortable: true,
    optional: true,
    read: ({ invoice }) => invoice && invoiceTypes[invoice.invoiceType],
  },
  testPlayersInclusion: {
    field: [{ field: 'invoice.testPlayersInclusion', labels: inclusions }],
    key: 'invoice.testPlayersInclusion',
    label: 'Players',
    width: 168,
    sortable: true,
    optional: true,
    read: ({ invoice }) => invoice && inclusions[invoice.testPlayersInclusion],
  },
})

/** Of a list with invoices and payments of operators or brands. */
export const billingColumns = (who: string) => [
  ...fields.columns('reference', 'amount', 'type'),
  fields.column('opTitle', { title: who, width: 134 }),
  ...fields.columns('year', 'issuedAt', 'title', 'paidBy'),
  ...fields.columns('updatedBy', 'createdAt', 'description', '_id'),
]

export const invoiceColumns = [
  ...fields.columns('reference', 'amount', 'opTitle', 'year', 'ggr', 'commission', 'issuedAt'),
  ...fields.columns('invoiceType', 'testPlayersInclusion'),
  fields.column('title', { optional: true, inFiles: true }),
  ...fields.columns('updatedBy', 'createdAt', 'description', '_id'),
]
