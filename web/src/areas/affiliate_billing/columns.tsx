import type { AffiliateRecord } from '@/api/gen/affiliate_billing/endpoints'
import { periodCode, periodTitle } from '@/areas/billing_v1'
import { Copy } from '@/kit/display/Copy'
import { Money } from '@/kit/display/Money'
import { type Column, timeColumn } from '@/kit/list/columns'
import { recordTypes } from './labels'

export const columns: readonly Column<AffiliateRecord>[] = [
  { key: 'title', title: 'Title', width: 208, sortable: true },
  {
    key: 'type',
    title: 'Type',
    width: 88,
    sortable: true,
    render: ({ type }) => recordTypes[type],
  },
  { key: 'affTitle', title: 'Affiliate', width: 176, sortable: true },
  {
    key: 'affId',
    title: 'Affiliate ID',
    width: 136,
    sortable: true,
    optional: true,
    render: ({ affId }) => <Copy text={affId} what="affiliate ID" />,
  },
  { key: 'opTitle', title: 'Operator', width: 152, sortable: true },
  {
    key: 'amountInUSD',
    title: 'Amount',
    width: 136,
    align: 'end',
    sortable: true,
    render: ({ amountInUSD }) => <Money amount={amountInUSD} />,
  },
  {
    key: 'year',
    title: 'Period',
    width: 136,
    sortable: true,
    render: periodTitle,
    csv: periodCode,
  },
  timeColumn('issuedAt', 'Issued', { width: 160, sortable: true }),
  { key: 'reference', title: 'Reference', width: 160, sortable: true },
  { key: 'paidBy', title: 'Paid by', width: 136, sortable: true },
  {
    key: 'updatedBy.nickname',
    title: 'Updated by',
    width: 136,
    sortable: true,
    optional: true,
    render: ({ updatedBy }) => updatedBy.nickname,
    csv: ({ updatedBy }) => updatedBy.nickname,
  },
  timeColumn('createdAt', 'Created', { width: 160, sortable: true, optional: true }),
]
