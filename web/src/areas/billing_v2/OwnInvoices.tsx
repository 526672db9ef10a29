import { useState } from 'react'
import { ProviderPaymentButton } from '@/areas/provider_payment'
import { useChosenOperator } from '@/session/operator'
import { useSession } from '@/session/session'
import { InvoiceList } from './InvoiceList'

/** An operator's own invoices, to read. */
export function OwnInvoices() {
  const { user } = useSession()
  const opId = useChosenOperator()
  const [openId, setOpenId] = useState<string | null>(null)
  const ofBrand = opId !== undefined && opId !== user.opId
  return (
    <InvoiceList
      id="billing_v2.own"
      openId={openId}
      setOpenId={setOpenId}
      toolbar={<ProviderPaymentButton />}
      empty={
        ofBrand
          ? {
              title: 'A brand has no invoices of its own',
              advice: 'Its operator’s invoices cover it: choose All Brands in the top bar.',
            }
          : {
              title: 'No invoices yet',
              advice: 'The platform issues one after each month; it will be listed here.',
            }
      }
    />
  )
}
