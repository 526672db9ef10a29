import type { BillingRecord } from '@/api/gen/shared/types'
import { Money } from '@/kit/display/Money'
import { type Column, timeColumn } from '@/kit/list/columns'
import { inclusions, invoiceTypes, recordTypes } from './labels'
import { periodCode, periodTitle } from './period'
import type { RecordRow } from './useChanges'

/** The columns that records of every kind have. */
export const columns = {
  title: { key: 'title', title: 'Title', width: 144, sortable: true },
  period: {
    key: 'year',
    title: 'Period',
    width: 116,
    sortable: true,
    render: periodTitle,
    csv: periodCode,
  },
  issued: timeColumn('issuedAt', 'Issued', { width: 144, sortable: true }),
  reference: { key: 'reference', title: 'Reference', width: 144, sortable: true },
  paidBy: { key: 'paidBy', title: 'Paid by', width: 136, sortable: true, optional: true },
  changedBy: {
    key: 'updatedBy.nickname',
    title: 'Updated by',
    width: 136,
    sortable: true,
    optional: true,
    read: ({ updatedBy }) => updatedBy.nickname,
  },
  created: timeColumn('createdAt', 'Created', { width: 160, sortable: true, optional: true }),
  description: { key: 'description', title: 'Description', width: 240, optional: true },
} as const satisfies Readonly<Record<string, Column<RecordRow>>>

/** Whom a record is about, by name. */
export const partyColumn = <K extends string>(
  key: K,
  title: string,
): Column<Readonly<Record<K, string>>> => ({
  key,
  title,
  width: 144,
  sortable: true,
})

export const amountColumn = <K extends string>(
  key: K,
  title = 'Amount',
): Column<Readonly<Record<K, number>>> => ({
  key,
  title,
  width: 124,
  align: 'end',
  sortable: true,
  currency: 'USD',
  render: (record) => <Money amount={record[key]} />,
})

/** The kind of a record, in its own words. */
export const typeColumn = <T extends string>(
  words: Readonly<Record<T, string>>,
): Column<{ readonly type: T }> => ({
  key: 'type',
  title: 'Type',
  width: 84,
  sortable: true,
  render: ({ type }) => words[type],
})

/** Of a list with invoices and payments of operators or brands. */
export const billingColumns = (who: string): readonly Column<BillingRecord>[] => [
  columns.title,
  amountColumn('amount'),
  typeColumn(recordTypes),
  partyColumn('opTitle', who),
  columns.period,
  columns.issued,
  columns.reference,
  columns.paidBy,
  columns.changedBy,
  columns.created,
  columns.description,
]

export const invoiceColumns: readonly Column<BillingRecord>[] = [
  columns.title,
  amountColumn('amount'),
  partyColumn('opTitle', 'Operator or brand'),
  columns.period,
  {
    key: 'invoice.totalGGRInUSD',
    title: 'GGR',
    width: 124,
    align: 'end',
    sortable: true,
    currency: 'USD',
    render: ({ invoice }) => <Money amount={invoice?.totalGGRInUSD} />,
  },
  {
    key: 'invoice.ggrCommissionAmountInUSD',
    title: 'Commission',
    width: 124,
    align: 'end',
    sortable: true,
    currency: 'USD',
    render: ({ invoice }) => <Money amount={invoice?.ggrCommissionAmountInUSD} />,
  },
  columns.issued,
  {
    key: 'invoice.invoiceType',
    title: 'Basis',
    width: 136,
    sortable: true,
    optional: true,
    read: ({ invoice }) => invoice && invoiceTypes[invoice.invoiceType],
  },
  {
    key: 'invoice.testPlayersInclusion',
    title: 'Players',
    width: 168,
    sortable: true,
    optional: true,
    read: ({ invoice }) => invoice && inclusions[invoice.testPlayersInclusion],
  },
  { ...columns.reference, optional: true },
  columns.changedBy,
  columns.created,
  columns.description,
]
