import type { AffiliateRecord } from '@/api/gen/affiliate_billing/endpoints'
import { amountColumn, columns as common, partyColumn, typeColumn } from '@/areas/billing_v1'
import { Copy } from '@/kit/display/Copy'
import type { Column } from '@/kit/list/columns'
import { recordTypes } from './labels'

export const columns: readonly Column<AffiliateRecord>[] = [
  { ...common.title, width: 168 },
  amountColumn('amountInUSD'),
  typeColumn(recordTypes),
  partyColumn('affTitle', 'Affiliate'),
  {
    key: 'affId',
    title: 'Affiliate ID',
    width: 136,
    sortable: true,
    optional: true,
    render: ({ affId }) => <Copy text={affId} what="affiliate ID" />,
  },
  partyColumn('opTitle', 'Operator'),
  common.period,
  common.issued,
  { ...common.reference, optional: true },
  common.paidBy,
  common.changedBy,
  common.created,
]
