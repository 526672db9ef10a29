import {
  type Invoice,
  type InvoiceDetails,
  type InvoiceRecord,
  useBillingV2InvoiceQuery,
} from '@/api/gen/billing_v2/endpoints'
import { useDialog } from '@/kit/dialog/useDialog'
import { FieldBoundary, MISSING_SECTION } from '@/kit/display/Failure'
import { joined } from '@/kit/display/None'
import { labelOf, Status } from '@/kit/display/Status'
import { lazyComponent } from '@/kit/lazyComponent'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import type { RecordAction } from '@/kit/record/recordActions'
import { levelOf } from '@/session/roles'
import { useSession } from '@/session/session'
import { InvoiceFacts, InvoiceHistory, InvoiceNotes, InvoiceSettings } from './InvoiceFacts'
import { INVOICES, LOCKED, statuses, WAY_ROUND } from './labels'
import { Statement } from './Statement'

const RecordDialog = lazyComponent(() => import('./RecordDialog').then((code) => code.RecordDialog))

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
  const hasPage = levelOf(useSession().user) === 'PLATFORM'

  return (
    <RecordDrawer<InvoiceDetails>
      {...opened}
      title={joined(['Invoice', number])}
      path={hasPage && number !== undefined ? `${INVOICES}/${number}` : undefined}
      loaded={call}
      state={({ status }) => <Status {...labelOf(statuses, status)} />}
      actions={actions}
    >
      {(invoice) => <Body invoice={invoice} onLine={actions.length > 0 ? openLine : undefined} />}
    </RecordDrawer>
  )
}

interface BodyProps {
  readonly invoice: InvoiceDetails
  readonly onLine: ((record: InvoiceRecord) => void) | undefined
}

const Body = ({ invoice, onLine }: BodyProps) => (
  <>
    <InvoiceFacts invoice={invoice} />
    {invoice.isLocked && (
      <p className="billing-hint">
        {LOCKED} {onLine && WAY_ROUND}
      </p>
    )}
    <FieldBoundary of={invoice} instead={MISSING_SECTION}>
      <Statement invoice={invoice} onLine={onLine} />
    </FieldBoundary>
    <InvoiceSettings invoice={invoice} />
    <InvoiceNotes invoice={invoice} isForStaff={onLine !== undefined} />
    <InvoiceHistory invoice={invoice} />
  </>
)
