import { Name } from '../display/Name'
import { grouped, type MustSee } from './bulk'

interface ShownRowsProps<Row> {
  readonly View: MustSee<Row>['View']
  readonly rows: readonly Row[]
  readonly nameOf: (row: Row) => string
  readonly seen: ReadonlySet<Row>
  readonly onSeen: (row: Row) => void
}

/** What has to be looked at of each, and of how many it was; the others are skipped. */
export function ShownRows<Row>({ View, rows, nameOf, seen, onSeen }: ShownRowsProps<Row>) {
  const count = rows.filter((row) => seen.has(row)).length
  return (
    <section className="bulk-shown" aria-label="To be looked at">
      <div role="status">
        <h2>
          {grouped(count)} of {grouped(rows.length)} looked at; the others are skipped
        </h2>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul tabIndex={0} aria-label="To be looked at">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may occur twice, and nothing moves
          <li key={index}>
            <Name text={nameOf(row)} />
            <View record={row} onSeen={() => onSeen(row)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
