import { ProviderPaymentButton } from '@/areas/provider_payment'
import { useChosenOperator } from '@/session/operator'
import { useSession } from '@/session/session'
import { InvoiceList } from './InvoiceList'

/** An operator's own invoices, to read. */
export function OwnInvoices() {
  const { user } = useSession()
  const opId = useChosenOperator()
  const ofBrand = opId !== undefined && opId !== user.opId
  return (
    <InvoiceList
      id="billing_v2.own"
      toolbar={<ProviderPaymentButton />}
      empty={
        ofBrand
          ? {
              title: 'Brands have no invoices of their own',
              advice: 'The operator’s invoices cover them. Choose All Brands in the top bar.',
            }
          : {
              title: 'No invoices yet',
              advice: 'Invoices are issued after each month and listed here.',
            }
      }
    />
  )
}
