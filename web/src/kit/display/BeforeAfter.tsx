import type { ReactNode } from 'react'
import type { Numeric } from './decimal'
import { Money } from './Money'
import { Rows } from './Rows'

export type Moved = readonly [label: string, before: ReactNode, after: ReactNode]

interface BeforeAfterProps {
  /** What the rows are of: `Wallet`. */
  readonly of: string
  readonly rows: readonly Moved[]
}

/** What is there, and what will be there. */
export function BeforeAfter({ of, rows }: BeforeAfterProps) {
  return (
    <Rows
      className="kit-figures"
      isLive
      of={rows}
      keyOf={([label]) => label}
      columns={{
        [of]: ([label]) => label,
        Now: ([, before]) => before,
        After: ([, , after]) => after,
      }}
    />
  )
}

/** A row of USD. */
export const moved = (label: string, before: Numeric, after: Numeric): Moved => [
  label,
  <Money key="before" amount={before} />,
  <Money key="after" amount={after} />,
]
