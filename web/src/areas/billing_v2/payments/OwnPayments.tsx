import { useState } from 'react'
import { ProviderPaymentButton } from '@/areas/provider_payment'
import { PaymentList } from './PaymentList'

/** An operator's own payments, to read, and its way to pay. */
export function OwnPayments() {
  const [openId, setOpenId] = useState<string | null>(null)
  return (
    <PaymentList
      id="billing_v2.own_payments"
      openId={openId}
      setOpenId={setOpenId}
      toolbar={<ProviderPaymentButton />}
      empty={{
        title: 'No payments yet',
        advice: 'Your payments are listed here, including transfers to the provider.',
      }}
    />
  )
}
