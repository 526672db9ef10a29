import { Button } from 'antd'
import { useState } from 'react'
import { api, type PaymentV2 } from '@/api/gen/endpoints'
import { ProviderPaymentButton } from '@/areas/provider_payment'
import { type BulkAct, writing } from '@/kit/bulk/bulk'
import { Can } from '@/kit/display/Can'
import { part } from '@/kit/lazyComponent'
import type { Act } from '@/kit/record/ActionMenu'
import { NOT_DELETED } from './labels'
import { PaymentList } from './PaymentList'
import { useDeletePayment } from './useDeletePayment'
import { usePayer } from './usePayer'

const AddPayment = part(() => import('./AddPayment').then((code) => code.AddPayment))
const EditPayment = part(() => import('./EditPayment').then((code) => code.EditPayment))

const because = ({ paymentType }: PaymentV2) =>
  paymentType === 'CPG_TRANSFER' ? NOT_DELETED : null

const deletes: BulkAct<PaymentV2> = {
  id: 'delete',
  label: 'Delete payments',
  permission: 'billing_v2_write',
  danger: true,
  says: 'They will be deleted. What is owed rises by their amounts, and invoices that they name are open again for them.',
  word: 'delete',
  because,
  amountOf: ({ amount, currency, amountInUSD }) => ({ amount, currency, amountInUSD }),
  write: (payment) => {
    const { opId, paymentId: id } = payment
    return writing(api.endpoints.billingV2PaymentDelete, { opId, id }, payment)
  },
}
const BULK = [deletes]

/** Every operator's payments: add, edit, delete, and the way to pay through the provider. */
export function TransactionHistory() {
  const { opId } = usePayer()
  const [openId, setOpenId] = useState<string | null>(null)
  const [adding, setAdding] = useState(false)
  const [edited, setEdited] = useState<PaymentV2 | null>(null)
  const remove = useDeletePayment(openId, setOpenId)

  const acts: readonly Act<PaymentV2>[] = [
    { id: 'edit', label: 'Edit payment', permission: 'billing_v2_write', run: setEdited },
    {
      id: 'delete',
      label: 'Delete payment',
      permission: 'billing_v2_write',
      danger: true,
      because,
      run: remove,
    },
  ]

  return (
    <>
      <PaymentList
        id="billing_v2.payments"
        openId={openId}
        setOpenId={setOpenId}
        acts={acts}
        bulk={BULK}
        actions={
          <>
            <ProviderPaymentButton opId={opId} />
            <Can permission="billing_v2_write">
              <Button type="primary" onClick={() => setAdding(true)}>
                Add Payment
              </Button>
            </Can>
          </>
        }
        empty={{
          title: 'No payments yet',
          advice: 'Add the first one by hand; a transfer to the provider is listed by itself.',
        }}
      />
      {adding && <AddPayment opId={opId} onClose={() => setAdding(false)} />}
      {edited && <EditPayment payment={edited} onClose={() => setEdited(null)} />}
    </>
  )
}
