import type { BillingRecord } from '@/api/gen/shared/types'
import { DateTime } from '@/kit/display/DateTime'
import { Money } from '@/kit/display/Money'
import { type Column, timeColumn } from '@/kit/list/columns'
import { inclusions, invoiceTypes, recordTypes } from './labels'
import { periodCode, periodTitle } from './period'

const title: Column<BillingRecord> = {
  key: 'title',
  title: 'Title',
  width: 208,
  sortable: true,
  render: (record) => record.title,
}

const type: Column<BillingRecord> = {
  key: 'type',
  title: 'Type',
  width: 88,
  sortable: true,
  render: (record) => recordTypes[record.type],
}

const tenant = (name: string): Column<BillingRecord> => ({
  key: 'opTitle',
  title: name,
  width: 152,
  sortable: true,
  render: ({ opTitle }) => opTitle,
})

const amount: Column<BillingRecord> = {
  key: 'amount',
  title: 'Amount',
  width: 136,
  align: 'end',
  sortable: true,
  render: (record) => <Money amount={record.amount} />,
}

const period: Column<BillingRecord> = {
  key: 'year',
  title: 'Period',
  width: 136,
  sortable: true,
  render: periodTitle,
  csv: periodCode,
}

const issued: Column<BillingRecord> = {
  key: 'issuedAt',
  title: 'Issued',
  width: 152,
  sortable: true,
  render: ({ issuedAt }) => <DateTime at={issuedAt} />,
}

const reference: Column<BillingRecord> = {
  key: 'reference',
  title: 'Reference',
  width: 176,
  sortable: true,
  render: (record) => record.reference,
}

const kept: readonly Column<BillingRecord>[] = [
  {
    key: 'updatedBy.nickname',
    title: 'Updated by',
    width: 136,
    sortable: true,
    render: ({ updatedBy }) => updatedBy.nickname,
    csv: ({ updatedBy }) => updatedBy.nickname,
  },
  timeColumn('createdAt', 'Created', { width: 160, sortable: true, optional: true }),
  { key: 'description', title: 'Description', width: 240, optional: true },
]

const paidBy: Column<BillingRecord> = {
  key: 'paidBy',
  title: 'Paid by',
  width: 136,
  sortable: true,
  render: (record) => record.paidBy,
}

/** Of a list with invoices and payments of operators or brands. */
export const recordColumns = (who: string): readonly Column<BillingRecord>[] => [
  title,
  type,
  tenant(who),
  amount,
  period,
  issued,
  reference,
  paidBy,
  ...kept,
]

export const invoiceColumns: readonly Column<BillingRecord>[] = [
  title,
  tenant('Operator or brand'),
  period,
  {
    key: 'invoice.totalGGRInUSD',
    title: 'GGR',
    width: 136,
    align: 'end',
    sortable: true,
    render: ({ invoice }) => <Money amount={invoice?.totalGGRInUSD} />,
    csv: ({ invoice }) => invoice?.totalGGRInUSD,
  },
  {
    key: 'invoice.ggrCommissionAmountInUSD',
    title: 'Commission',
    width: 136,
    align: 'end',
    sortable: true,
    render: ({ invoice }) => <Money amount={invoice?.ggrCommissionAmountInUSD} />,
    csv: ({ invoice }) => invoice?.ggrCommissionAmountInUSD,
  },
  amount,
  {
    key: 'invoice.invoiceType',
    title: 'Basis',
    width: 136,
    sortable: true,
    render: ({ invoice }) => invoice && invoiceTypes[invoice.invoiceType],
    csv: ({ invoice }) => invoice && invoiceTypes[invoice.invoiceType],
  },
  {
    key: 'invoice.testPlayersInclusion',
    title: 'Players',
    width: 168,
    sortable: true,
    render: ({ invoice }) => invoice && inclusions[invoice.testPlayersInclusion],
    csv: ({ invoice }) => invoice && inclusions[invoice.testPlayersInclusion],
  },
  issued,
  reference,
  ...kept,
]
