import type { AffiliateRecord } from '@/api/gen/affiliate_billing/endpoints'
import { amountColumn, columns as common, partyColumn, typeColumn } from '@/areas/billing_v1'
import { Copy } from '@/kit/display/Copy'
import type { Column } from '@/kit/list/columns'
import { recordTypes } from './labels'

export const columns: readonly Column<AffiliateRecord>[] = [
  common.title,
  typeColumn(recordTypes),
  partyColumn('affTitle', 'Affiliate', 176),
  {
    key: 'affId',
    title: 'Affiliate ID',
    width: 136,
    sortable: true,
    optional: true,
    render: ({ affId }) => <Copy text={affId} what="affiliate ID" />,
  },
  partyColumn('opTitle', 'Operator'),
  amountColumn('amountInUSD'),
  common.period,
  common.issued,
  common.reference,
  common.paidBy,
  { ...common.changedBy, optional: true },
  common.created,
]
