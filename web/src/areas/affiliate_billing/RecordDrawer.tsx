import type { AffiliateRecord } from '@/api/gen/affiliate_billing/endpoints'
import { neighbours, type Opened, periodTitle, StatementTable } from '@/areas/billing_v1'
import { Copy } from '@/kit/display/Copy'
import { DateTime } from '@/kit/display/DateTime'
import type { Call } from '@/kit/display/Loaded'
import { Money } from '@/kit/display/Money'
import { orNone } from '@/kit/display/None'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { RecordDrawer as Drawer } from '@/kit/record/RecordDrawer'
import { RecordFields } from '@/kit/record/RecordFields'
import { profitStatement } from './profitLines'

interface RecordDrawerProps {
  readonly records: readonly AffiliateRecord[]
  readonly opened: Opened
  readonly loaded: Call<AffiliateRecord>
  readonly actions: readonly RecordAction<AffiliateRecord>[]
}

/** A month's profit laid out as a statement, or a payment. */
export function RecordDrawer({ records, opened, loaded, actions }: RecordDrawerProps) {
  const known = loaded.data ?? records.find(({ _id }) => _id === opened.openId)
  const isPayment = known?.type === 'payment'
  return (
    <Drawer<AffiliateRecord>
      openId={opened.openId}
      title={isPayment ? 'Affiliate payment details' : 'Affiliate profit details'}
      loaded={loaded}
      actions={isPayment ? actions : []}
      tabs={[{ key: 'record', label: 'Record', body: (record) => <Body record={record} /> }]}
      onClose={() => opened.setOpenId(null)}
      {...neighbours(records, opened)}
    />
  )
}

function Body({ record }: { readonly record: AffiliateRecord }) {
  const { affiliateSettings, profitBreakdown } = record
  return (
    <>
      <RecordFields
        fields={[
          ['Title', record.title],
          ['Amount', <Money key="amount" amount={record.amountInUSD} />],
          ['Affiliate', record.affTitle],
          ['Affiliate ID', <Copy key="affId" text={record.affId} what="affiliate ID" />],
          ['Operator', record.opTitle],
          ['Period', periodTitle(record)],
          ['Reference', record.reference],
          ['Issued', <DateTime key="issued" at={record.issuedAt} />],
          ...(record.type === 'payment' ? ([['Paid by', record.paidBy]] as const) : []),
          ['Record', <Copy key="id" text={record._id} what="record ID" />],
        ]}
      />
      {affiliateSettings && profitBreakdown && (
        <StatementTable
          title={`Statement of ${periodTitle(record)}`}
          statement={profitStatement(affiliateSettings, profitBreakdown)}
        />
      )}
      <RecordFields
        title="History"
        fields={[
          ['Created', <DateTime key="created" at={record.createdAt} />],
          ['Created by', record.createdBy.nickname],
          ['Updated', <DateTime key="changed" at={record.updatedAt} />],
          ['Updated by', record.updatedBy.nickname],
        ]}
      />
      <section className="records-texts">
        <h2>Description</h2>
        <p dir="auto">{orNone(record.description)}</p>
      </section>
    </>
  )
}
