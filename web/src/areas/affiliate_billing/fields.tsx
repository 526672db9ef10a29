import type { AffiliateRecord } from '@/api/gen/affiliate_billing/endpoints'
import { recordFields } from '@/areas/billing_v1'
import { Copy } from '@/kit/display/Copy'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { recordTypes } from './labels'

const fields = fieldsOf<AffiliateRecord>()({
  ...recordFields,
  amountInUSD: { label: 'Amount', width: 114, sortable: true, kind: 'usd' },
  type: { width: 74, fits: true, sortable: true, labels: recordTypes },
  affTitle: { label: 'Affiliate', width: 191, wide: 232, sortable: true },
  affId: {
    label: 'Affiliate ID',
    width: 164,
    fits: true,
    sortable: true,
    optional: true,
    render: ({ affId }) => <Copy text={affId} what="affiliate ID" />,
  },
  opTitle: { label: 'Operator', width: 134, sortable: true },
})

export const columns = [
  fields.column('reference', { width: 202, least: 172 }),
  ...fields.columns('amountInUSD', 'type', 'affTitle', 'affId', 'opTitle', 'year', 'issuedAt'),
  fields.column('title', { width: 168, optional: true, inFiles: true }),
  ...fields.columns('paidBy', 'updatedBy', 'createdAt', 'description', '_id'),
]
