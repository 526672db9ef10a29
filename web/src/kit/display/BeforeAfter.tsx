import { isValidElement, type ReactNode } from 'react'
import type { Numeric } from './decimal'
import { Money } from './Money'
import { textOf } from './None'
import { Rows } from './Rows'
import './BeforeAfter.css'

interface Worth {
  /** What the row counts in. */
  readonly currency: string
  /** What is there after, in USD. */
  readonly inUSD: Numeric | null | undefined
}

export type Moved = readonly [
  label: string,
  before: ReactNode,
  after: ReactNode,
  worth?: Worth | undefined,
]

interface BeforeAfterProps {
  /** What the rows are of: `Wallet`. */
  readonly of: string
  readonly rows: readonly Moved[]
  readonly caption?: ReactNode
}

/** What a node shows, to be compared: of elements their props, and amounts alike whatever holds them. */
const plain = (node: ReactNode): string =>
  JSON.stringify(node, (_, value: unknown) => {
    if (isValidElement<object>(value)) return value.props
    return typeof value === 'number' ? String(value) : value
  })

/** Beside each other on a phone, each amount in one line with its currency. */
const MOST = 3
/** Of words, so many letters of one value: names are read whole, below each other. */
const MOST_LETTERS = 10

const isLong = (node: ReactNode): boolean => textOf(node).length > MOST_LETTERS

/** What is there, what will be there, and what that is in USD; what changes is marked. */
export function BeforeAfter({ of, rows, caption }: BeforeAfterProps) {
  // Of USD alone, each would stand there twice.
  const hasWorth = rows.some(([, , , worth]) => worth && worth.currency !== 'USD')
  const changes = ([, before, after]: Moved) => plain(before) !== plain(after)
  return (
    <Rows
      className="kit-figures kit-moves"
      isLive
      most={rows.some(([, before, after]) => isLong(before) || isLong(after)) ? 0 : MOST}
      caption={caption}
      of={rows}
      keyOf={([label]) => label}
      classOf={(row) => (changes(row) ? 'kit-moved' : undefined)}
      columns={{
        [of]: ([label]) => label,
        Now: ([, before]) => before,
        After: (row) => (
          <>
            {row[2]}
            {changes(row) && <span className="kit-unseen"> (changes)</span>}
          </>
        ),
        ...(hasWorth && {
          'In USD': ([, , , worth]: Moved) => <Money amount={worth?.inUSD} />,
        }),
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
