import type { BillingRecord } from '@/api/gen/shared/types'
import { Copy } from '@/kit/display/Copy'
import { DateTime } from '@/kit/display/DateTime'
import type { Call } from '@/kit/display/Loaded'
import { Money } from '@/kit/display/Money'
import { orNone } from '@/kit/display/None'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { RecordDrawer as Drawer } from '@/kit/record/RecordDrawer'
import { RecordFields } from '@/kit/record/RecordFields'
import { inclusions, invoiceTypes } from './labels'
import { invoiceStatement } from './lines'
import { periodTitle } from './period'
import { StatementTable } from './StatementTable'
import { neighbours, type Opened } from './useRecords'
import './records.css'

export interface RecordDrawerProps {
  readonly records: readonly BillingRecord[]
  readonly opened: Opened
  /** The opened record, as its own call tells it. */
  readonly loaded: Call<BillingRecord>
  readonly actions: readonly RecordAction<BillingRecord>[]
}

/** An invoice laid out as a statement, or a payment. */
export function RecordDrawer({ records, opened, loaded, actions }: RecordDrawerProps) {
  const known = loaded.data ?? records.find(({ _id }) => _id === opened.openId)
  return (
    <Drawer<BillingRecord>
      openId={opened.openId}
      title={known?.type === 'payment' ? 'Payment Details' : 'Invoice Details'}
      loaded={loaded}
      actions={actions}
      tabs={[{ key: 'record', label: 'Record', body: (record) => <Body record={record} /> }]}
      onClose={() => opened.setOpenId(null)}
      {...neighbours(records, opened)}
    />
  )
}

function Body({ record }: { readonly record: BillingRecord }) {
  const { invoice, payment } = record
  const who = record.parentOpId ? 'Brand' : 'Operator'
  return (
    <>
      <RecordFields
        fields={[
          ['Title', record.title],
          ['Amount', <Money key="amount" amount={record.amount} />],
          [who, record.opTitle],
          ['Period', periodTitle(record)],
          ['Reference', record.reference],
          ['Issued', <DateTime key="issued" at={record.issuedAt} />],
          ...(payment ? ([['Paid by', payment.paidBy]] as const) : []),
          ...(invoice
            ? ([['Basis', invoiceTypes[invoice.invoiceType] ?? invoice.invoiceType]] as const)
            : []),
          ...(invoice
            ? ([
                [
                  'Players',
                  inclusions[invoice.testPlayersInclusion] ?? invoice.testPlayersInclusion,
                ],
              ] as const)
            : []),
          ['Record', <Copy key="id" text={record._id} what="record ID" />],
        ]}
      />
      {invoice && (
        <StatementTable title="Statement" statement={invoiceStatement(record, invoice)} />
      )}
      <RecordFields
        title="History"
        fields={[
          ['Created', <DateTime key="created" at={record.createdAt} />],
          ['Created by', (invoice ?? payment)?.createdBy.nickname],
          ['Updated', <DateTime key="changed" at={record.updatedAt} />],
          ['Updated by', record.updatedBy.nickname],
        ]}
      />
      <section className="records-texts">
        <h2>Notes</h2>
        <h3>Description</h3>
        <p dir="auto">{orNone(record.description)}</p>
        {invoice && (
          <>
            <h3>Note</h3>
            <p dir="auto">{orNone(invoice.note)}</p>
          </>
        )}
      </section>
    </>
  )
}
