import Big from 'big.js'
import type { InvoiceDetails } from '@/api/gen/billing_v2/endpoints'
import { RecordActivities } from '@/areas/activities'
import { DateTime } from '@/kit/display/DateTime'
import { Money } from '@/kit/display/Money'
import { orNone } from '@/kit/display/None'
import { percentText } from '@/kit/display/percent'
import { RecordFields } from '@/kit/display/RecordFields'
import { mayCall } from '@/session/operationAccess'
import { useSession } from '@/session/session'
import { fields } from './fields'
import { figureLabels } from './figures'
import { dueText } from './labels'
import { PaymentsLink } from './links'
import { periodName } from './period'

interface InvoiceProps {
  readonly invoice: InvoiceDetails
}

/** What is to be paid, what was, and what is open until when; then whose it is and who made it. */
export function InvoiceFacts({ invoice }: InvoiceProps) {
  const { totalPayableAmountInUSD: payable, openAmountInUSD: open } = invoice
  return (
    <RecordFields
      fields={[
        ...fields.facts(invoice, 'opTitle'),
        ['Period', () => periodName(invoice)],
        ...fields.facts(invoice, 'totalPayableAmountInUSD'),
        ['Paid', () => <Money amount={new Big(payable).minus(open)} />],
        ['Outstanding', <Money key="open" amount={open} />],
        ...(invoice.dueBy ? ([['Due', dueText(invoice)]] as const) : []),
        ...(invoice.overdueDays ? fields.facts(invoice, 'overdueDays') : []),
        ['Payments', <PaymentsLink key="payments" {...invoice} />],
        ...fields.facts(invoice, 'issuedAt'),
        ['Created by', () => invoice.createdBy.nickname],
        ['Updated', <DateTime key="changed" at={invoice.updatedAt} />],
        ['Updated by', () => invoice.updatedBy.nickname],
      ]}
    />
  )
}

/** The figures that it was made by. */
export const InvoiceSettings = ({ invoice }: InvoiceProps) => (
  <RecordFields
    title={invoice.isSettingsOverridden ? 'Custom settings' : 'Standard settings'}
    fields={[
      ['Casino GGR', <Money key="casino" amount={invoice.casinoGGRInUSD} />],
      [figureLabels.casinoGGRPercentage, () => percentText(invoice.casinoGGRPercentage)],
      ['Sport GGR', <Money key="sport" amount={invoice.sportGGRInUSD} />],
      [figureLabels.sportGGRPercentage, () => percentText(invoice.sportGGRPercentage)],
      [figureLabels.minMonthlyFeeInUSD, <Money key="m" amount={invoice.minMonthlyFeeInUSD} />],
      [figureLabels.brandFeeInUSD, <Money key="b" amount={invoice.brandFeeInUSD} />],
    ]}
  />
)

interface InvoiceNotesProps extends InvoiceProps {
  /** With what only those read who act on invoices. */
  readonly isForStaff: boolean
}

export const InvoiceNotes = ({ invoice, isForStaff }: InvoiceNotesProps) => (
  <section className="billing-notes">
    <h2>Notes</h2>
    <h3>Description</h3>
    <p>{orNone(invoice.description)}</p>
    {isForStaff && (
      <>
        <h3>Super admin note</h3>
        <p>{orNone(invoice.superAdminNote)}</p>
      </>
    )}
  </section>
)

/** Who changed it, for those who may read that. */
export function InvoiceHistory({ invoice: { _id, opId } }: InvoiceProps) {
  const { user } = useSession()
  if (!mayCall('activities', user)) return null
  return (
    <section className="billing-notes">
      <h2>History</h2>
      <RecordActivities recordId={_id} opId={opId} empty="Nobody has changed it." />
    </section>
  )
}
