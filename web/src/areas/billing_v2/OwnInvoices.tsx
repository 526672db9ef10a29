import { ProviderPaymentButton } from '@/areas/provider_payment'
import { InvoiceList } from './InvoiceList'
import { usePayer } from './usePayer'

/** An operator's own invoices, to read; they cover its brands too. */
export function OwnInvoices() {
  const { opId, isKnown } = usePayer()
  return (
    <InvoiceList
      id="billing_v2.own"
      toolbar={isKnown && <ProviderPaymentButton opId={opId} />}
      empty={{
        title: 'No invoices yet',
        advice: 'Invoices are issued after each month and listed here.',
      }}
    />
  )
}
