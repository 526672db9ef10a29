import { Button } from 'antd'
import { api, type PaymentV2 } from '@/api/gen/billing_v2/endpoints'
import { ProviderPaymentButton } from '@/areas/provider_payment'
import { type BulkAction, bulkWrite } from '@/kit/bulk/bulk'
import { useDialog } from '@/kit/dialog/useDialog'
import { Can } from '@/kit/display/Can'
import { lazyComponent } from '@/kit/lazyComponent'
import type { RecordAction } from '@/kit/record/recordActions'
import { usePayer } from '../usePayer'
import { editTitle, NOT_DELETED } from './labels'
import { PaymentList, paymentsReads } from './PaymentList'
import { useDeletePayment } from './useDeletePayment'

const AddPayment = lazyComponent(() => import('./AddPayment').then((code) => code.AddPayment))
const EditPayment = lazyComponent(() => import('./EditPayment').then((code) => code.EditPayment))

const disabledReason = ({ paymentType }: PaymentV2) =>
  paymentType === 'CPG_TRANSFER' ? NOT_DELETED : null

const deletes: BulkAction<PaymentV2> = {
  id: 'delete',
  label: 'Delete payments',
  permission: 'billing_v2_write',
  danger: true,
  description:
    'They will be deleted. The outstanding amount increases accordingly, and their invoices become open again.',
  confirmWord: 'delete',
  disabledReason,
  amountOf: ({ amount, currency, amountInUSD }) => ({ amount, currency, amountInUSD }),
  write: (payment) => {
    const { opId, paymentId: id } = payment
    return bulkWrite(api.endpoints.billingV2PaymentDelete, { opId, id }, payment)
  },
}
const BULK = [deletes]

/** Every operator's payments: add, edit, delete, and the way to pay through the provider. */
export function TransactionHistory() {
  const { opId, isKnown } = usePayer()
  const add = useDialog(AddPayment)
  const remove = useDeletePayment()

  const actions: readonly RecordAction<PaymentV2>[] = [
    {
      id: 'edit',
      label: 'Edit payment',
      labelFor: editTitle,
      permission: 'billing_v2_write',
      Dialog: EditPayment,
    },
    {
      id: 'delete',
      label: 'Delete payment',
      permission: 'billing_v2_write',
      danger: true,
      disabledReason,
      run: remove,
    },
  ]

  return (
    <PaymentList
      id="billing_v2.payments"
      actions={actions}
      bulk={BULK}
      toolbar={
        <>
          {isKnown && <ProviderPaymentButton opId={opId} />}
          <Can permission="billing_v2_write">
            <Button type="primary" onClick={() => add({ opId })}>
              Add payment
            </Button>
          </Can>
        </>
      }
      empty={{
        title: 'No payments yet',
        advice: 'Add the first one manually. Transfers to the provider appear automatically.',
      }}
    />
  )
}

export const reads = paymentsReads
