import type { OpenInvoice, ProviderPayment } from '@/api/gen/provider_payment/endpoints'
import { counted } from '@/kit/bulk/bulk'
import { Money } from '@/kit/display/Money'
import { Rows } from '@/kit/display/Rows'
import { shortDay } from '@/kit/display/times'

const monthFormat = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

const monthOf = ({ year, month }: OpenInvoice): string =>
  monthFormat.format(new Date(Date.UTC(year, month - 1)))

interface OpenInvoicesProps {
  readonly payment: Pick<ProviderPayment, 'openInvoices' | 'overdueInUSD'>
}

/** What is required, month by month, and for how long it should have come. */
export function OpenInvoices({ payment: { openInvoices, overdueInUSD } }: OpenInvoicesProps) {
  if (!openInvoices?.length) return null
  const late = openInvoices.filter(({ overdueDays }) => overdueDays > 0)
  return (
    <section className="provider-open">
      <h2>Outstanding by month</h2>
      {late.length > 0 && (
        <p role="alert">
          <Money amount={overdueInUSD ?? null} /> of {counted(late.length, 'months')} overdue, for{' '}
          {counted(Math.max(...late.map(({ overdueDays }) => overdueDays)), 'days')} at most.
        </p>
      )}
      <Rows
        of={openInvoices}
        keyOf={({ invoiceId }) => invoiceId}
        columns={{
          Month: monthOf,
          Invoice: ({ invoiceNo }) => invoiceNo,
          Outstanding: ({ openAmountInUSD }) => <Money amount={openAmountInUSD} />,
          Due: ({ dueBy }) => shortDay(Date.parse(`${dueBy}T00:00:00Z`), 'UTC'),
          Overdue: ({ overdueDays }) =>
            overdueDays ? <strong>{counted(overdueDays, 'days')}</strong> : 'Not yet due',
        }}
      />
    </section>
  )
}
