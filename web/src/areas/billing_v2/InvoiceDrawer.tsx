import {
  type Invoice,
  type InvoiceDetails,
  type InvoiceRecord,
  useBillingV2InvoiceQuery,
} from '@/api/gen/billing_v2/endpoints'
import { RecordActivities } from '@/areas/activities'
import { useDialog } from '@/kit/dialog/useDialog'
import { DateTime } from '@/kit/display/DateTime'
import { formatted } from '@/kit/display/decimal'
import { FieldBoundary, MISSING_SECTION } from '@/kit/display/Failure'
import { Money } from '@/kit/display/Money'
import { joined, orNone } from '@/kit/display/None'
import { RecordFields } from '@/kit/display/RecordFields'
import { labelOf, Status } from '@/kit/display/Status'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import type { RecordAction } from '@/kit/record/recordActions'
import { mayCall } from '@/session/operationAccess'
import { useSession } from '@/session/session'
import { fields } from './fields'
import { figureLabels } from './figures'
import { dueText, LOCKED, overdueText, statuses, WAY_ROUND } from './labels'
import { PaymentsLink } from './links'
import { periodName } from './period'
import { RecordDialog } from './RecordDialog'
import { Statement } from './Statement'

interface InvoiceDrawerProps extends OpenedRecord {
  /** As the list has it, until its details have come. */
  readonly invoiceNo: number | undefined
  readonly actions: readonly RecordAction<Invoice>[]
}

/** An invoice as a person reads it; whoever may act on invoices may look into a line too. */
export function InvoiceDrawer({ invoiceNo, actions, ...opened }: InvoiceDrawerProps) {
  const { openId } = opened
  const openDialog = useDialog(RecordDialog)
  const openLine = (record: InvoiceRecord) => openDialog({ record })
  const call = useBillingV2InvoiceQuery({ invoiceId: openId ?? '' }, { skip: openId === null })
  const number = call.currentData?.invoiceNo ?? invoiceNo

  return (
    <RecordDrawer<InvoiceDetails>
      {...opened}
      title={joined(['Invoice', number])}
      loaded={call}
      state={({ status }) => <Status {...labelOf(statuses, status)} />}
      actions={actions}
    >
      {(invoice) => <Body invoice={invoice} onLine={actions.length > 0 ? openLine : undefined} />}
    </RecordDrawer>
  )
}

/** How much of which month should have come, and for how long it has not. */
function Overdue(invoice: InvoiceDetails) {
  return (
    <strong className="billing-overdue">
      <Money amount={invoice.openAmountInUSD} /> of {periodName(invoice)}, {overdueText(invoice)}{' '}
      overdue
    </strong>
  )
}

interface BodyProps {
  readonly invoice: InvoiceDetails
  readonly onLine: ((record: InvoiceRecord) => void) | undefined
}

function Body({ invoice, onLine }: BodyProps) {
  const { user } = useSession()
  const percent = (value: number) => `${formatted(value, 2)} %`
  return (
    <>
      <RecordFields
        fields={[
          ...fields.facts(invoice, 'opTitle'),
          ['Period', () => periodName(invoice)],
          ...fields.facts(invoice, 'totalPayableAmountInUSD'),
          ['Outstanding', <Money key="open" amount={invoice.openAmountInUSD} />],
          ...(invoice.dueBy ? ([['Due', dueText(invoice)]] as const) : []),
          ...(invoice.overdueDays
            ? ([['Overdue', <Overdue key="late" {...invoice} />]] as const)
            : []),
          ['Payments', <PaymentsLink key="payments" {...invoice} />],
          ...fields.facts(invoice, 'issuedAt'),
          ['Created by', () => invoice.createdBy.nickname],
          ['Updated', <DateTime key="changed" at={invoice.updatedAt} />],
          ['Updated by', () => invoice.updatedBy.nickname],
        ]}
      />
      {invoice.isLocked && (
        <p className="billing-hint">
          {LOCKED} {onLine && WAY_ROUND}
        </p>
      )}
      <FieldBoundary of={invoice} instead={MISSING_SECTION}>
        <Statement invoice={invoice} onLine={onLine} />
      </FieldBoundary>
      <RecordFields
        title={invoice.isSettingsOverridden ? 'Custom settings' : 'Standard settings'}
        fields={[
          ['Casino GGR', <Money key="casino" amount={invoice.casinoGGRInUSD} />],
          [figureLabels.casinoGGRPercentage, () => percent(invoice.casinoGGRPercentage)],
          ['Sport GGR', <Money key="sport" amount={invoice.sportGGRInUSD} />],
          [figureLabels.sportGGRPercentage, () => percent(invoice.sportGGRPercentage)],
          [figureLabels.minMonthlyFeeInUSD, <Money key="m" amount={invoice.minMonthlyFeeInUSD} />],
          [figureLabels.brandFeeInUSD, <Money key="b" amount={invoice.brandFeeInUSD} />],
        ]}
      />
      <section className="billing-notes">
        <h2>Notes</h2>
        <h3>Description</h3>
        <p>{orNone(invoice.description)}</p>
        {onLine && (
          <>
            <h3>Super admin note</h3>
            <p>{orNone(invoice.superAdminNote)}</p>
          </>
        )}
      </section>
      {mayCall('activities', user) && (
        <section className="billing-notes">
          <h2>History</h2>
          <RecordActivities
            recordId={invoice._id}
            opId={invoice.opId}
            empty="Nobody has changed it."
          />
        </section>
      )}
    </>
  )
}
