import type { ReactNode } from 'react'
import type { Numeric } from '@/kit/decimal'
import { Money } from '@/kit/Money'
import { placesOf } from './amounts'
import './wallet.css'

export type ShiftRow = readonly [label: string, before: ReactNode, after: ReactNode]

/** What is there now, and what will be there. */
export function Shift({ rows }: { readonly rows: readonly ShiftRow[] }) {
  return (
    <table className="wallet-table" aria-live="polite">
      <thead>
        <tr>
          <td />
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

export const money = (amount: Numeric | null | undefined, currency = 'USD'): ReactNode => (
  <Money amount={amount} currency={currency} places={placesOf(currency)} />
)
