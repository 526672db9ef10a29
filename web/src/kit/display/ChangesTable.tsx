import './ChangesTable.css'
import type { ReactNode } from 'react'
import { fieldLabel } from '@/api/labels'
import { asText, type Change } from './changes'
import { Json } from './Json'
import { Rows } from './Rows'

interface ChangesTableProps {
  readonly changes: readonly Change[]
  /** Heads the column of what was before. */
  readonly was: string
  readonly is: string
  readonly shown?: (value: unknown, what: string) => ReactNode
}

function plainValue(value: unknown, what: string): ReactNode {
  return typeof value === 'object' && value !== null ? (
    <Json value={value} what={what} />
  ) : (
    asText(value)
  )
}

/** What changed about a record, field by field, with both values. */
export function ChangesTable({ changes, was, is, shown = plainValue }: ChangesTableProps) {
  return (
    <Rows
      className="kit-changes"
      of={changes}
      keyOf={({ field }) => field}
      columns={{
        Field: ({ field }) => fieldLabel(field),
        [was]: ({ field, before }) => shown(before, `${fieldLabel(field)} before`),
        [is]: ({ field, after }) => shown(after, `${fieldLabel(field)} now`),
      }}
    />
  )
}
