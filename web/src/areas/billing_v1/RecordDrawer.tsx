import { OperatorDay } from '@/session/operatorDays'
import { inclusions, invoiceTypes } from './labels'
import { invoiceStatement } from './lines'
import { periodTitle } from './period'
import { StatementTable, type StatementTableProps } from './StatementTable'
import './records.css'
import type { BillingRecord } from '@/api/gen/shared/types'
import { Copy } from '@/kit/display/Copy'
import { DateTime } from '@/kit/display/DateTime'
import { FieldBoundary, MISSING_SECTION } from '@/kit/display/Failure'
import { type Call, dataOf } from '@/kit/display/Loaded'
import { Money } from '@/kit/display/Money'
import { orNone } from '@/kit/display/None'
import { type RecordField, RecordFields } from '@/kit/display/RecordFields'
import { RecordDrawer as Drawer, type OpenedRecord } from '@/kit/record/RecordDrawer'
import type { RecordAction } from '@/kit/record/recordActions'
import type { RecordRow } from './useChanges'

export interface RecordDrawerProps<R> extends OpenedRecord {
  /** As the list has it, until its own call answers. */
  readonly listed: R | undefined
  /** The opened record, as its own call tells it. */
  readonly loaded: Call<R>
  readonly actions: readonly RecordAction<R>[]
}

/** What the details of one kind of record say besides what all have. */
export interface RecordDetails {
  readonly amount: number
  /** Whom it is about, after the amount. */
  readonly parties: readonly RecordField[]
  /** How it came about, before its id. */
  readonly origin: readonly RecordField[]
  readonly createdBy: string | undefined
  readonly statement?: StatementTableProps | undefined
  readonly note?: string | undefined
}

interface Props<R> extends RecordDrawerProps<R> {
  readonly titleOf: (record: R | undefined) => string
  readonly detailsOf: (record: R) => RecordDetails
}

/** A record, laid out as a statement where it was computed. */
export function RecordDrawer<R extends RecordRow>(props: Props<R>) {
  const { listed, loaded, actions, titleOf, detailsOf, ...opened } = props
  const known = dataOf(loaded) ?? listed
  return (
    <Drawer<R>
      {...opened}
      title={titleOf(known)}
      name={({ title, reference }) => reference || title}
      loaded={loaded}
      // A profit is the platform's own: there is nothing to do to it.
      actions={known?.type === 'profit' ? [] : actions}
    >
      {(record) => <Body record={record} details={detailsOf(record)} />}
    </Drawer>
  )
}

interface BodyProps {
  readonly record: RecordRow
  readonly details: RecordDetails
}

function Body({ record, details: { amount, parties, origin, ...details } }: BodyProps) {
  return (
    <>
      <RecordFields
        fields={[
          ['Title', record.title],
          ['Amount', <Money key="amount" amount={amount} />],
          ...parties,
          ['Period', () => periodTitle(record)],
          ['Reference', record.reference],
          ['Issued', <OperatorDay key="issued" at={record.issuedAt} opId={record.opId} />],
          ...origin,
          ['Record', <Copy key="id" text={record._id} what="record ID" />],
        ]}
      />
      {details.statement && (
        <FieldBoundary of={record} instead={MISSING_SECTION}>
          <StatementTable {...details.statement} />
        </FieldBoundary>
      )}
      <RecordFields
        title="History"
        fields={[
          ['Created', <DateTime key="created" at={record.createdAt} />],
          ['Created by', details.createdBy],
          ['Updated', <DateTime key="changed" at={record.updatedAt} />],
          ['Updated by', () => record.updatedBy.nickname],
        ]}
      />
      <section className="records-texts">
        <h2>Notes</h2>
        <h3>Description</h3>
        <p dir="auto">{orNone(record.description)}</p>
        {details.note !== undefined && (
          <>
            <h3>Note</h3>
            <p dir="auto">{orNone(details.note)}</p>
          </>
        )}
      </section>
    </>
  )
}

function billingDetails(record: BillingRecord): RecordDetails {
  const { invoice, payment } = record
  return {
    amount: record.amount,
    parties: [[record.parentOpId ? 'Brand' : 'Operator', record.opTitle]],
    origin: [
      ...(payment ? ([['Paid by', payment.paidBy]] as const) : []),
      ...(invoice
        ? ([['Basis', invoiceTypes[invoice.invoiceType] ?? invoice.invoiceType]] as const)
        : []),
      ...(invoice
        ? ([
            ['Players', inclusions[invoice.testPlayersInclusion] ?? invoice.testPlayersInclusion],
          ] as const)
        : []),
    ],
    createdBy: (invoice ?? payment)?.createdBy?.nickname,
    statement: invoice
      ? { title: 'Statement', read: () => invoiceStatement(record, invoice) }
      : undefined,
    note: invoice?.note,
  }
}

/** An invoice or a payment of an operator or a brand. */
export function BillingDrawer(props: RecordDrawerProps<BillingRecord>) {
  return (
    <RecordDrawer
      {...props}
      titleOf={(record) => (record?.type === 'payment' ? 'Payment' : 'Invoice')}
      detailsOf={billingDetails}
    />
  )
}
