import { Button } from 'antd'
import type { ReactNode } from 'react'
import '../display/Failure.css'

export interface EmptyText {
  /** `No invoices yet` */
  readonly title: string
  /** Why, and what to do. */
  readonly advice: string
  readonly action?: ReactNode
}

export function Empty({ title, advice, action }: EmptyText) {
  return (
    <div className="kit-empty" role="status">
      <strong>{title}</strong>
      <p>{advice}</p>
      {action}
    </div>
  )
}

interface NothingFoundProps {
  readonly what: string
  readonly onClear: () => void
}

/** The filters, not the list, are why there is nothing. */
export function NothingFound({ what, onClear }: NothingFoundProps) {
  return (
    <Empty
      title={`No ${what} match these filters`}
      advice="Remove a filter or clear all."
      action={<Button onClick={onClear}>Clear filters</Button>}
    />
  )
}

interface BeyondTheEndProps {
  readonly what: string
  readonly onFirst: () => void
}

/** An address may name a page that the list no longer has. */
export function BeyondTheEnd({ what, onFirst }: BeyondTheEndProps) {
  return (
    <Empty
      title={`No ${what} on this page`}
      advice="The list is now shorter than this page."
      action={<Button onClick={onFirst}>Go to the first page</Button>}
    />
  )
}
