import type { ReactNode } from 'react'
import { fieldLabel } from '@/api/fieldLabels'
import { asText, type Change } from './changes'
import { Json } from './Json'
import './ChangesTable.css'

interface ChangesTableProps {
  readonly changes: readonly Change[]
  /** Heads the column of what was before. */
  readonly was: string
  readonly is: string
  readonly shown?: (value: unknown, what: string) => ReactNode
}

function usual(value: unknown, what: string): ReactNode {
  return typeof value === 'object' && value !== null ? (
    <Json value={value} what={what} />
  ) : (
    asText(value)
  )
}

/** What changed about a record, field by field, with both values. */
export function ChangesTable({ changes, was, is, shown = usual }: ChangesTableProps) {
  return (
    <table className="kit-changes">
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">{was}</th>
          <th scope="col">{is}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{fieldLabel(field)}</th>
            <td>{shown(before, `${fieldLabel(field)} before`)}</td>
            <td>{shown(after, `${fieldLabel(field)} now`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
