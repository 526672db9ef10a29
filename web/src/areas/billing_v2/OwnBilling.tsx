import { Link, useSearchParams } from 'react-router'
import { useAddressChoice } from '@/kit/useAddressChoice'
import type { Reads } from '@/session/reads'
import { invoicesReads } from './InvoiceList'
import { OwnInvoices } from './OwnInvoices'
import { OwnPayments } from './payments/OwnPayments'
import { paymentsReads } from './payments/PaymentList'
import './billing.css'

const VIEWS = [
  { view: 'invoices', label: 'Invoices', Body: OwnInvoices },
  { view: 'payments', label: 'Payments', Body: OwnPayments },
] as const

/** What both lists understand; each has filters and an order of its own. */
const SHARED = ['opId', 'isBrand', 'includeBrands', 'isTest', 'year', 'month']

function queryOf(params: URLSearchParams, view: string): string {
  const next = new URLSearchParams()
  for (const name of SHARED) {
    const value = params.get(name)
    if (value !== null) next.set(name, value)
  }
  if (view !== VIEWS[0].view) next.set('view', view)
  return `?${next}`
}

/** An operator's own billing: its invoices, and what was paid on them. */
export function OwnBilling() {
  const [params] = useSearchParams()
  const chosen = useAddressChoice(
    'view',
    VIEWS.map(({ view }) => view),
  )
  const { view: shown, Body } = VIEWS.find(({ view }) => view === chosen) ?? VIEWS[0]
  return (
    <div className="billing-own">
      <nav className="billing-views" aria-label="Billing">
        {VIEWS.map(({ view, label }) => (
          <Link
            key={view}
            to={queryOf(params, view)}
            aria-current={view === shown ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <Body />
    </div>
  )
}

export const reads: Reads = (visit) =>
  new URLSearchParams(visit.search).get('view') === 'payments'
    ? paymentsReads(visit)
    : invoicesReads(visit)
