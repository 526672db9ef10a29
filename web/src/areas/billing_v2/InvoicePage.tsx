import { PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import {
  api,
  type InvoiceDetails,
  type InvoiceRecord,
  useBillingV2InvoiceQuery,
  useBillingV2InvoicesQuery,
  useBillingV2PaymentsQuery,
} from '@/api/gen/billing_v2/endpoints'
import { useDialog } from '@/kit/dialog/useDialog'
import { joined } from '@/kit/display/None'
import { labelOf, Status } from '@/kit/display/Status'
import { lazyComponent } from '@/kit/lazyComponent'
import { PAGE_SIZE, PagedTable } from '@/kit/list/PagedTable'
import { PlainRecordPage } from '@/kit/record/PlainRecordPage'
import { recordReads } from '@/session/reads'
import { InvoiceFacts, InvoiceHistory, InvoiceNotes, InvoiceSettings } from './InvoiceFacts'
import { INVOICES, LOCKED, statuses, WAY_ROUND } from './labels'
import { columns } from './payments/fields'
import { Statement } from './Statement'
import { useInvoiceActions } from './useInvoiceActions'

const RecordDialog = lazyComponent(() => import('./RecordDialog').then((code) => code.RecordDialog))

const nameOf = ({ invoiceNo }: Pick<InvoiceDetails, 'invoiceNo'>) => joined(['Invoice', invoiceNo])

/** An invoice on a page of its own: what is paid and what is open, its lines, its payments; to print, too. */
export function InvoicePage() {
  const { invoiceNo = '' } = useParams()
  const navigate = useNavigate()
  const found = useBillingV2InvoicesQuery({ invoiceNo: Number(invoiceNo), limit: 1 })
  const { actions, isDeleting } = useInvoiceActions(() => navigate(INVOICES))
  // Where no invoice has the number, the platform says so of it.
  const invoiceId = found.currentData?.items[0]?._id ?? invoiceNo
  const isSought = found.currentData === undefined && !found.isError
  const call = useBillingV2InvoiceQuery({ invoiceId }, { skip: isSought || isDeleting })
  const openDialog = useDialog(RecordDialog)
  return (
    <PlainRecordPage<InvoiceDetails>
      className="billing-page"
      what={`Invoice ${invoiceNo}`}
      loaded={call}
      label={nameOf}
      back={{ label: 'Operator invoices (V2)', to: INVOICES }}
      state={({ status }) => (
        <>
          <Status {...labelOf(statuses, status)} />
          <Button icon={<PrinterOutlined />} onClick={() => print()}>
            Print
          </Button>
        </>
      )}
      actions={actions}
    >
      {(invoice) => (
        <Body invoice={invoice} onLine={(record: InvoiceRecord) => openDialog({ record })} />
      )}
    </PlainRecordPage>
  )
}

interface BodyProps {
  readonly invoice: InvoiceDetails
  readonly onLine: (record: InvoiceRecord) => void
}

const Body = ({ invoice, onLine }: BodyProps) => (
  <div className="kit-page-columns">
    <section aria-label="Invoice">
      <InvoiceFacts invoice={invoice} />
      {invoice.isLocked && (
        <p className="billing-hint">
          {LOCKED} {WAY_ROUND}
        </p>
      )}
      <InvoiceSettings invoice={invoice} />
      <InvoiceNotes invoice={invoice} isForStaff />
    </section>
    <div>
      <Statement invoice={invoice} onLine={onLine} />
      <Payments invoice={invoice} />
      <InvoiceHistory invoice={invoice} />
    </div>
  </div>
)

/** The payments that name it. */
function Payments({ invoice: { opId, invoiceNo } }: { readonly invoice: InvoiceDetails }) {
  const [page, setPage] = useState(1)
  const { currentData, ...call } = useBillingV2PaymentsQuery({
    opId,
    invoiceNo,
    page,
    limit: PAGE_SIZE,
  })
  return (
    <section className="billing-notes">
      <h2>Payments</h2>
      <PagedTable
        what="payments"
        columns={PAYMENT_COLUMNS}
        rowKey="paymentId"
        call={{ ...call, rows: currentData?.items, count: currentData?.count }}
        page={page}
        onPage={setPage}
        empty="No payment names this invoice yet."
      />
    </section>
  )
}

const SHOWN: ReadonlySet<string> = new Set(['createdAt', 'amount', 'amountInUSD', 'paymentType'])
const PAYMENT_COLUMNS = columns.filter(({ key }) => SHOWN.has(key))

export const reads = recordReads(api.endpoints.billingV2Invoices, 'invoiceNo', ({ invoiceNo }) => ({
  invoiceNo: Number(invoiceNo),
  limit: 1,
}))
