import type { BillingRecordPage } from '@/api/gen/endpoints'
import { Money } from '@/kit/Money'
import './records.css'

/** What everything that was found comes to. */
export function Totals({ page }: { readonly page: BillingRecordPage | undefined }) {
  if (!page) return null
  return (
    <span className="records-totals">
      Invoiced <Money amount={page.totalInvoicedInUSD} />, paid{' '}
      <Money amount={page.totalPaidInUSD} />, open <Money amount={page.openAmountInUSD} />
    </span>
  )
}
