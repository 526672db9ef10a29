import { ProviderPaymentButton } from '@/areas/provider_payment'
import { InvoiceList } from './InvoiceList'

/** An operator's own invoices, to read; they cover its brands too. */
export function OwnInvoices() {
  return (
    <InvoiceList
      id="billing_v2.own"
      toolbar={<ProviderPaymentButton />}
      empty={{
        title: 'No invoices yet',
        advice: 'Invoices are issued after each month and listed here.',
      }}
    />
  )
}
