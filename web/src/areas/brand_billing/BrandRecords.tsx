import { Button } from 'antd'
import { useState } from 'react'
import {
  api,
  useBrandBillingRecordQuery,
  useBrandBillingRecordsQuery,
} from '@/api/gen/brand_billing/endpoints'
import { useOperatorsMenuListQuery } from '@/api/gen/operators/endpoints'
import type { BillingRecord } from '@/api/gen/shared/types'
import {
  AdditionalDetails,
  deletionOf,
  type Opened,
  RECORDS,
  RecordList,
  useDeleteRecord,
  useIdentified,
  useOpened,
  useWireQuery,
} from '@/areas/billing_v1'
import { bulkWrite } from '@/kit/bulk/bulk'
import { Can } from '@/kit/display/Can'
import { useAction } from '@/kit/form/useAction'
import { lazyComponent } from '@/kit/lazyComponent'
import { useListState } from '@/kit/list/useListState'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { useOperationAccess } from '@/session/operationAccess'
import { useChosenOperator } from '@/session/operator'

const AddPayment = lazyComponent(() => import('./AddPayment').then((code) => code.AddPayment))
const EditRecord = lazyComponent(() => import('./EditRecord').then((code) => code.EditRecord))
const GenerateInvoice = lazyComponent(() =>
  import('./GenerateInvoice').then((code) => code.GenerateInvoice),
)

const WRITE = 'brand_billing_write'

const invoiceChosen = ({ _id: invoiceId, opId }: BillingRecord) => ({
  brandInvoiceKey: { invoiceId, opId },
})
const paymentChosen = ({ _id: paymentId, opId }: BillingRecord) => ({
  brandPaymentKey: { paymentId, opId },
})

function usePermittedActions(opened: Opened, edit: (record: BillingRecord) => void) {
  const offers = useOperationAccess()
  const invoice = useAction(api.endpoints.brandBillingInvoiceDelete)
  const payment = useAction(api.endpoints.brandBillingPaymentDelete)
  const remove = useDeleteRecord(opened, (record, how) =>
    record.type === 'invoice'
      ? invoice.run(invoiceChosen(record), how)
      : payment.run(paymentChosen(record), how),
  )
  const actions: readonly RecordAction<BillingRecord>[] = [
    { id: 'edit', label: 'Edit record', permission: WRITE, run: useIdentified(edit) },
    { id: 'delete', label: 'Delete record', permission: WRITE, danger: true, run: remove },
  ]
  const bulk = deletionOf('records', {
    permission: WRITE,
    write: (record) =>
      record.type === 'invoice'
        ? bulkWrite(api.endpoints.brandBillingInvoiceDelete, invoiceChosen(record), record)
        : bulkWrite(api.endpoints.brandBillingPaymentDelete, paymentChosen(record), record),
  })
  return offers('brandBillingPaymentUpdate') ? { actions, bulk: [bulk] } : { actions: [], bulk: [] }
}

/** What brands were invoiced by their operators, and paid. */
export function BrandRecords() {
  const chosen = useChosenOperator()
  const offers = useOperationAccess()
  const { data: menu } = useOperatorsMenuListQuery()
  const list = useListState(RECORDS)
  const query = useWireQuery(list.query)
  const opened = useOpened()
  const call = useBrandBillingRecordQuery(
    { recordId: opened.openId ?? '' },
    { skip: opened.openId === null },
  )
  const [shown, setShown] = useState<'invoice' | 'payment' | null>(null)
  const [edited, setEdited] = useState<BillingRecord | null>(null)
  const { actions, bulk } = usePermittedActions(opened, setEdited)
  const brand = menu?.operators.find(({ opId, parentOpId }) => opId === chosen && parentOpId)
  const close = () => setShown(null)

  return (
    <>
      <RecordList
        id="brand_billing.records"
        who="Brand"
        list={list}
        loaded={useBrandBillingRecordsQuery(query)}
        opened={opened}
        record={call}
        exporting={{
          fileName: 'brand-billing',
          endpoint: api.endpoints.brandBillingRecords,
          arg: query,
        }}
        actions={actions}
        bulk={bulk}
        toolbar={
          <>
            <AdditionalDetails />
            {offers('brandBillingPaymentAdd') && (
              <>
                <Can permission={WRITE}>
                  <Button onClick={() => setShown('payment')}>Add Payment</Button>
                </Can>
                <Can permission={WRITE}>
                  <Button type="primary" onClick={() => setShown('invoice')}>
                    Generate Invoice
                  </Button>
                </Can>
              </>
            )}
          </>
        }
        advice="Generate a brand’s invoice for a month that has ended, or record what it paid."
      />
      {shown === 'invoice' && (
        <GenerateInvoice opId={brand?.isActive ? brand.opId : undefined} onClose={close} />
      )}
      {shown === 'payment' && <AddPayment opId={brand?.opId} onClose={close} />}
      {edited && <EditRecord record={edited} onClose={() => setEdited(null)} />}
    </>
  )
}
