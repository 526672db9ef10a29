import Big from 'big.js'
import type { ReactNode } from 'react'
import type { Invoice, InvoiceForm } from '@/api/gen/billing_v2/endpoints'
import { Money } from '@/kit/display/Money'
import { Name } from '@/kit/display/Name'
import { percentInFull } from '@/kit/display/percent'
import {
  type FigureName,
  type Figures,
  figureLabels,
  figureNames,
  figuresOfInvoice,
  totalOf,
} from './figures'
import { periodName } from './period'

interface Side {
  readonly figures: Figures
  readonly description?: string | null | undefined
  readonly superAdminNote?: string | null | undefined
}

interface Row {
  readonly label: string
  readonly before: ReactNode
  readonly after: ReactNode
  readonly isChanged: boolean
}

function drawn(name: FigureName, { [name]: value }: Figures): ReactNode {
  if (typeof value === 'number') {
    return name.endsWith('Percentage') ? percentInFull(value) : <Money amount={value} />
  }
  if (!value || value.length === 0) return '—'
  return value.map((cost) => (
    <span key={cost.name} className="billing-named">
      <Name text={cost.name} /> <Money amount={cost.value} />
    </span>
  ))
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

function rowsOf(before: Side, after: Side): readonly Row[] {
  const figures = figureNames.map((name) => ({
    label: figureLabels[name],
    before: drawn(name, before.figures),
    after: drawn(name, after.figures),
    isChanged: !same(before.figures[name] ?? 0, after.figures[name] ?? 0),
  }))
  const text = (label: string, one?: string | null, other?: string | null): Row => ({
    label,
    before: one || '—',
    after: other || '—',
    isChanged: (one || '') !== (other || ''),
  })
  return [
    ...figures,
    text('Description', before.description, after.description),
    text('Super admin note', before.superAdminNote, after.superAdminNote),
  ]
}

interface ComparisonProps {
  readonly existing: Invoice
  readonly form: InvoiceForm
  /** What the platform will take: the form's own figures, or the operator's settings. */
  readonly figures: Figures
}

/** An existing invoice beside what was submitted in its place, with both totals. */
export function Comparison({ existing, form, figures }: ComparisonProps) {
  const rows = rowsOf(
    { ...existing, figures: figuresOfInvoice(existing) },
    {
      figures,
      description: form.description,
      superAdminNote: form.superAdminNote,
    },
  )
  const before = new Big(existing.totalPayableAmountInUSD)
  const after = totalOf(figures, existing)
  const more = after.minus(before)
  return (
    <table className="billing-table">
      <thead>
        <tr>
          <th scope="col">{periodName(form)}</th>
          <th scope="col">Now</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label} className={row.isChanged ? 'billing-changed' : undefined}>
            <th scope="row">
              {row.label}
              {row.isChanged && <span className="kit-unseen"> (differs)</span>}
            </th>
            <td>
              <bdi>{row.before}</bdi>
            </td>
            <td>
              <bdi>{row.after}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="billing-sum">
          <th scope="row">Total payable, with the same GGR</th>
          <td>
            <Money amount={before} />
          </td>
          <td>
            <Money amount={after} />
            {!more.eq(0) && (
              <span className="billing-named billing-hint">
                {more.gt(0) && '+'}
                <Money amount={more} />
              </span>
            )}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
