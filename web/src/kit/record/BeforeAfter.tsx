import type { ReactNode } from 'react'
import type { Numeric } from '../display/decimal'
import { Money } from '../display/Money'
import './BeforeAfter.css'

export type Moved = readonly [label: string, before: ReactNode, after: ReactNode]

interface BeforeAfterProps {
  /** What the rows are of: `Wallet`. */
  readonly of: string
  readonly rows: readonly Moved[]
}

/** What is there, and what will be there. */
export function BeforeAfter({ of, rows }: BeforeAfterProps) {
  return (
    <table className="kit-figures" aria-live="polite">
      <thead>
        <tr>
          <th scope="col">{of}</th>
          <th scope="col">Now</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, before, after]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A row of USD. */
export const moved = (label: string, before: Numeric, after: Numeric): Moved => [
  label,
  <Money key="before" amount={before} />,
  <Money key="after" amount={after} />,
]
