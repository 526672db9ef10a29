import { skipToken } from '@reduxjs/toolkit/query'
import { Form } from 'antd'
import type { ApiError } from '@/api/answer'
import { type InvoiceForm, useBillingV2InvoicePreviewQuery } from '@/api/gen/billing_v2/endpoints'
import { Money } from '@/kit/display/Money'
import { useDebounced } from '@/kit/useDebounced'
import { type Figures, toSend, totalOf } from './figures'
import { periodName } from './period'

interface InvoicePreviewProps {
  /** The figures in force, as far as they are known; null where there are none. */
  readonly figures: Figures | null
}

/** What the invoice of the form would come to, as the platform says. */
export function InvoicePreview({ figures }: InvoicePreviewProps) {
  const values = Form.useWatch((all: Partial<InvoiceForm>) => all) ?? {}
  const wanted = askedOf(values)
  const settled = useDebounced(wanted)
  const call = useBillingV2InvoicePreviewQuery(settled ? JSON.parse(settled) : skipToken, {
    refetchOnMountOrArgChange: true,
  })
  if (!wanted) return null
  const isBusy = call.isFetching || settled !== wanted
  const { data } = call
  if (call.isError && !isBusy) {
    return <Unknown figures={figures} why={(call.error as ApiError).messages.join(' ')} />
  }
  return (
    <p className="billing-result billing-preview" aria-live="polite" aria-busy={isBusy}>
      Total payable for {periodName(values as InvoiceForm)}:{' '}
      {data ? <Money amount={data.totalPayableAmountInUSD} /> : '…'}
      {data && (
        <small>
          Casino GGR <Money amount={data.casinoGGRInUSD} />, commission{' '}
          <Money amount={data.casinoGGRCommissionInUSD} />. Sport GGR{' '}
          <Money amount={data.sportGGRInUSD} />, commission{' '}
          <Money amount={data.sportGGRCommissionInUSD} />.
        </small>
      )}
      {data?.existingInvoiceNo && (
        <small>
          Invoice {data.existingInvoiceNo} of this month exists; you will be asked before it is
          overwritten.
        </small>
      )}
    </p>
  )
}

/** What decides the figures, as text; empty while the operator or the month is not chosen. */
function askedOf(values: Partial<InvoiceForm>): string {
  const { opId, year, month } = values
  if (!opId || !year || !month) return ''
  const { description: _d, superAdminNote: _n, issuedAt: _i, ...deciding } = values
  return JSON.stringify({ invoiceForm: toSend(deciding as InvoiceForm) })
}

function Unknown({ figures, why }: InvoicePreviewProps & { readonly why: string }) {
  return (
    <p className="billing-result billing-preview" aria-live="polite">
      The total could not be computed. {why}
      {figures && (
        <small>
          At least <Money amount={totalOf(figures)} />; more if the commission on the month’s GGR
          exceeds the minimum monthly fee.
        </small>
      )}
    </p>
  )
}
