import type { AffiliateRecord } from '@/api/gen/affiliate_billing/endpoints'
import { periodCode, periodTitle } from '@/areas/billing_v1'
import { Copy } from '@/kit/display/Copy'
import { DateTime } from '@/kit/display/DateTime'
import { Money } from '@/kit/display/Money'
import type { Column } from '@/kit/list/columns'
import { recordTypes } from './labels'

export const columns: readonly Column<AffiliateRecord>[] = [
  { key: 'title', title: 'Title', width: 208, sortable: true, render: ({ title }) => title },
  {
    key: 'type',
    title: 'Type',
    width: 88,
    sortable: true,
    render: ({ type }) => recordTypes[type],
  },
  {
    key: 'affTitle',
    title: 'Affiliate',
    width: 176,
    sortable: true,
    render: ({ affTitle }) => affTitle,
  },
  {
    key: 'affId',
    title: 'Affiliate ID',
    width: 136,
    sortable: true,
    optional: true,
    render: ({ affId }) => <Copy text={affId} what="affiliate ID" />,
  },
  {
    key: 'opTitle',
    title: 'Operator',
    width: 152,
    sortable: true,
    render: ({ opTitle }) => opTitle,
  },
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
  {
    key: 'issuedAt',
    title: 'Issued',
    width: 160,
    sortable: true,
    render: ({ issuedAt }) => <DateTime at={issuedAt} />,
  },
  {
    key: 'reference',
    title: 'Reference',
    width: 160,
    sortable: true,
    render: ({ reference }) => reference,
  },
  {
    key: 'paidBy',
    title: 'Paid by',
    width: 136,
    sortable: true,
    render: ({ paidBy }) => paidBy || '—',
  },
  {
    key: 'updatedBy.nickname',
    title: 'Updated by',
    width: 136,
    sortable: true,
    optional: true,
    render: ({ updatedBy }) => updatedBy.nickname,
    csv: ({ updatedBy }) => updatedBy.nickname,
  },
  {
    key: 'createdAt',
    title: 'Created',
    width: 160,
    sortable: true,
    optional: true,
    render: ({ createdAt }) => <DateTime at={createdAt} />,
  },
]
