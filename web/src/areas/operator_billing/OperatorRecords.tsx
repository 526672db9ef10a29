import { Button } from 'antd'
import { useState } from 'react'
import { api as billingV1Api } from '@/api/gen/billing_v1/endpoints'
import {
  api as operatorBillingApi,
  useOperatorBillingRecordQuery,
  useOperatorBillingRecordsQuery,
} from '@/api/gen/operator_billing/endpoints'
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
import { useChosenOperator } from '@/session/operator'

const AddPayment = lazyComponent(() => import('./AddPayment').then((code) => code.AddPayment))
const EditRecord = lazyComponent(() => import('./EditRecord').then((code) => code.EditRecord))

const OF_A_BRAND = 'This is a brand’s record; change it on the Brand records page.'
const disabledReason = ({ parentOpId }: BillingRecord) => (parentOpId ? OF_A_BRAND : null)

const invoiceChosen = ({ _id: invoiceId, opId }: BillingRecord) => ({
  invoiceV1Key: { invoiceId, opId },
})
const paymentChosen = ({ _id: paymentId, opId }: BillingRecord) => ({
  paymentV1Key: { paymentId, opId },
})

function usePermittedActions(opened: Opened, edit: (record: BillingRecord) => void) {
  const invoice = useAction(billingV1Api.endpoints.billingV1InvoiceDelete)
  const payment = useAction(billingV1Api.endpoints.billingV1PaymentDelete)
  const remove = useDeleteRecord(opened, (record, how) =>
    record.type === 'invoice'
      ? invoice.run(invoiceChosen(record), how)
      : payment.run(paymentChosen(record), how),
  )
  const actions: readonly RecordAction<BillingRecord>[] = [
    {
      id: 'edit',
      label: 'Edit record',
      permission: 'operator_billing_write',
      disabledReason,
      run: useIdentified(edit),
    },
    {
      id: 'delete',
      label: 'Delete record',
      permission: 'billing_v1_write',
      disabledReason,
      danger: true,
      run: remove,
    },
  ]
  const bulk = deletionOf('records', {
    permission: 'billing_v1_write',
    disabledReason,
    write: (record) =>
      record.type === 'invoice'
        ? bulkWrite(billingV1Api.endpoints.billingV1InvoiceDelete, invoiceChosen(record), record)
        : bulkWrite(billingV1Api.endpoints.billingV1PaymentDelete, paymentChosen(record), record),
  })
  return { actions, bulk: [bulk] }
}

/** What operators were invoiced and paid. */
export function OperatorRecords() {
  const chosen = useChosenOperator()
  const { data: menu } = useOperatorsMenuListQuery()
  const list = useListState(RECORDS)
  const query = useWireQuery(list.query)
  const opened = useOpened()
  const call = useOperatorBillingRecordQuery(
    { recordId: opened.openId ?? '' },
    { skip: opened.openId === null },
  )
  const [isAdding, setAdding] = useState(false)
  const [edited, setEdited] = useState<BillingRecord | null>(null)
  const { actions, bulk } = usePermittedActions(opened, setEdited)
  const operator = menu?.operators.find(({ opId, parentOpId }) => opId === chosen && !parentOpId)

  return (
    <>
      <RecordList
        id="operator_billing.records"
        who="Operator"
        list={list}
        loaded={useOperatorBillingRecordsQuery(query)}
        opened={opened}
        record={call}
        exporting={{
          fileName: 'operator-billing',
          endpoint: operatorBillingApi.endpoints.operatorBillingRecords,
          arg: query,
        }}
        actions={actions}
        bulk={bulk}
        toolbar={
          <>
            <AdditionalDetails />
            <Can permission="billing_v1_write">
              <Button type="primary" onClick={() => setAdding(true)}>
                Add Payment
              </Button>
            </Can>
          </>
        }
        advice="Invoices are generated on the Operator invoices (V1) page; payments are recorded here."
      />
      {isAdding && <AddPayment opId={operator?.opId} onClose={() => setAdding(false)} />}
      {edited && <EditRecord record={edited} onClose={() => setEdited(null)} />}
    </>
  )
}
