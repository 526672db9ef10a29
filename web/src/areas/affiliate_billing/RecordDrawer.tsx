import { Link } from 'react-router'
import type { AffiliateRecord } from '@/api/gen/affiliate_billing/endpoints'
import {
  RecordDrawer as Drawer,
  periodTitle,
  type RecordDetails,
  type RecordDrawerProps,
} from '@/areas/billing_v1'
import { Copy } from '@/kit/display/Copy'
import { useCan } from '@/session/session'
import { profitStatement } from './profitLines'

function details(record: AffiliateRecord): RecordDetails {
  const { affId, affiliateSettings, profitBreakdown } = record
  return {
    amount: record.amountInUSD,
    parties: [
      ['Affiliate', record.affTitle],
      ['Affiliate ID', <Copy key="affId" text={affId} what="affiliate ID" />],
      ['Operator', record.opTitle],
    ],
    origin:
      record.type === 'payment'
        ? [
            ['Paid by', record.paidBy],
            ...(record.claimId
              ? [['Claim', <code key="claim">{record.claimId}</code>] as const]
              : []),
          ]
        : [],
    createdBy: record.createdBy?.nickname,
    statement:
      affiliateSettings && profitBreakdown
        ? {
            title: `Statement of ${periodTitle(record)}`,
            read: () => profitStatement(affiliateSettings, profitBreakdown, record),
            link: <StatementLink recordId={record._id} />,
          }
        : undefined,
  }
}

/** To the page of the statement alone, for those who may read affiliates. */
const StatementLink = ({ recordId }: { readonly recordId: string }) =>
  useCan('affiliates_read') && (
    <Link to={`/affiliates/statements/${encodeURIComponent(recordId)}`}>Print or export</Link>
  )

/** A month's profit laid out as a statement, or a payment. */
export const RecordDrawer = (props: RecordDrawerProps<AffiliateRecord>) => (
  <Drawer
    {...props}
    titleOf={(record) => (record?.type === 'payment' ? 'Affiliate payment' : 'Affiliate profit')}
    detailsOf={details}
  />
)
