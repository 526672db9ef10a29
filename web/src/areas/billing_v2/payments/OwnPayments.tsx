import { ProviderPaymentButton } from '@/areas/provider_payment'
import { PaymentList } from './PaymentList'

/** An operator's own payments, to read, and its way to pay. */
export function OwnPayments() {
  return (
    <PaymentList
      id="billing_v2.own_payments"
      toolbar={<ProviderPaymentButton />}
      empty={{
        title: 'No payments yet',
        advice: 'Your payments are listed here, including transfers to the provider.',
      }}
    />
  )
}
