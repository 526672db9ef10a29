import { Checkbox } from 'antd'
import { useState } from 'react'
import { blockText } from '../dialog/blockText'
import { severities } from '../dialog/WarningTable'
import type { RowWarning } from '../dialog/warnings'
import { useClock } from '../display/clock'
import { Name } from '../display/Name'
import { messageText } from '../display/personText'
import { Status } from '../display/Status'
import { grouped, type WarnedRows } from './bulk'

interface WarnedRowsListProps<Row> {
  readonly warned: readonly WarnedRows<Row>[]
  readonly nameOf: (row: Row) => string
  readonly warningsOf: (row: Row) => readonly RowWarning[]
  readonly ticked: ReadonlySet<Row>
  readonly onChange: (ticked: ReadonlySet<Row>) => void
}

/** Those that are warned of, by what: ticked one by one, or all that are warned of the same. */
export function WarnedRowsList<Row>({ warned, ...list }: WarnedRowsListProps<Row>) {
  return (
    <section className="bulk-warned" aria-label="Warnings">
      <h2>Tick what may be done all the same; the others are skipped</h2>
      {warned.map((group) => (
        <Group key={textOf(group)} group={group} {...list} />
      ))}
    </section>
  )
}

/** So many are listed at once. */
const FEW = 10

const textOf = ({ warnings }: WarnedRows<unknown>): string =>
  warnings.map(({ text }) => messageText(text)).join(' ')

interface GroupProps<Row> extends Omit<WarnedRowsListProps<Row>, 'warned'> {
  readonly group: WarnedRows<Row>
}

function Group<Row>({ group, nameOf, warningsOf, ticked, onChange }: GroupProps<Row>) {
  const { rows, warnings } = group
  const [isListed, setListed] = useState(rows.length <= FEW)
  const count = rows.filter((row) => ticked.has(row)).length
  const severity = warnings.some((one) => one.severity === 'severe') ? 'severe' : 'warn'
  const tick = (some: readonly Row[], isOn: boolean) => {
    const others = [...ticked].filter((row) => !some.includes(row))
    onChange(new Set(isOn ? [...others, ...some] : others))
  }
  return (
    <>
      <p>
        <Checkbox
          checked={count === rows.length}
          indeterminate={count > 0 && count < rows.length}
          onChange={(event) => tick(rows, event.target.checked)}
        >
          {grouped(rows.length)} · {textOf(group)}
        </Checkbox>
        <Status {...severities[severity]} />
        {!isListed && (
          <button type="button" className="kit-link" onClick={() => setListed(true)}>
            List all {grouped(rows.length)}
          </button>
        )}
      </p>
      {isListed && (
        <ul aria-label={textOf(group)}>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a name may occur twice, and nothing moves
            <li key={index}>
              <Checkbox
                checked={ticked.has(row)}
                onChange={(event) => tick([row], event.target.checked)}
              >
                <Name text={nameOf(row)} />
              </Checkbox>
              <Block warnings={warningsOf(row)} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Who blocked this one's player, when and why. */
function Block({ warnings }: { readonly warnings: readonly RowWarning[] }) {
  const { timezone } = useClock()
  const block = warnings.find((warning) => warning.block)?.block
  return block && <small className="bulk-block">{blockText(block, timezone)}</small>
}
