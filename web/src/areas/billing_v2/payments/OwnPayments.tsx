import { ProviderPaymentButton } from '@/areas/provider_payment'
import { usePayer } from '../usePayer'
import { PaymentList } from './PaymentList'

/** An operator's own payments, to read, and its way to pay. */
export function OwnPayments() {
  const { opId, isKnown } = usePayer()
  return (
    <PaymentList
      id="billing_v2.own_payments"
      toolbar={isKnown && <ProviderPaymentButton opId={opId} />}
      empty={{
        title: 'No payments yet',
        advice: 'Your payments are listed here, including transfers to the provider.',
      }}
    />
  )
}
