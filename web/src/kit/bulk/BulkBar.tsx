import { Button } from 'antd'
import { useRef } from 'react'
import { useCommands } from '../keyboard/commands'
import { useHotkeys } from '../keyboard/hotkeys'
import type { ListSource } from '../list/fetchAllRows'
import { MOST_SELECTED, useFetchAllRows } from '../list/fetchAllRows'
import type { Selection } from '../list/useSelection'
import { type BulkOffer, counted, grouped } from './bulk'
import { useBulk } from './useBulk'
import './bulk.css'

interface BulkBarProps<Row extends object> {
  /** `players`. */
  readonly what: string
  readonly actions: readonly BulkOffer<Row>[]
  readonly selection: Selection<Row>
  readonly rowKey: keyof Row & string
  readonly nameOf: (row: Row) => string
  /** How many the filters find. */
  readonly count: number
  /** All of them: at hand, or to be read. */
  readonly all?: readonly Row[] | undefined
  readonly source?: ListSource | undefined
}

/** What can be done to all selected rows, and the way to select all that the filters find. */
export function BulkBar<Row extends object>(props: BulkBarProps<Row>) {
  const { actions, selection, count } = props
  const bar = useRef<HTMLDivElement>(null)
  const { disabledReason, perform } = useBulk(props)
  const rows = selection.rows.length
  useHotkeys({ a: () => bar.current?.querySelector<HTMLElement>('button:enabled')?.focus() })
  useCommands(() =>
    (rows > 0 ? actions : []).map((act) => ({
      id: act.id,
      label: act.label,
      group: `Actions of ${rows} selected`,
      disabledReason,
      run: () => void perform(act),
    })),
  )
  if (rows === 0) return <DroppedSelection selection={selection} />
  return (
    <div ref={bar} className="bulk-bar" role="toolbar" aria-label="Actions for the selected rows">
      <strong role="status">{grouped(rows)} selected</strong>
      {actions.map((act) => (
        <Button
          key={act.id}
          size="small"
          danger={act.danger ?? false}
          disabled={disabledReason !== null}
          onClick={() => void perform(act)}
        >
          {act.label}
        </Button>
      ))}
      {disabledReason && <span>{disabledReason}</span>}
      <span className="bulk-bar-end">
        {rows < count && <Everything {...props} />}
        <Button type="link" size="small" onClick={selection.clear}>
          Clear selection
        </Button>
      </span>
    </div>
  )
}

interface DroppedSelectionProps {
  readonly selection: Pick<Selection<object>, 'dropped' | 'clear'>
}

/** Says so where the filters took a selection along. */
export function DroppedSelection({ selection }: DroppedSelectionProps) {
  if (selection.dropped === 0) return null
  return (
    <p className="bulk-dropped" role="status">
      The filters changed: the selection of {grouped(selection.dropped)} was dropped.
      <Button type="link" size="small" onClick={selection.clear}>
        Dismiss
      </Button>
    </p>
  )
}

function Everything<Row extends object>(props: BulkBarProps<Row>) {
  const { what, selection, count, all, source } = props
  const { read, readAll, cancel } = useFetchAllRows<Row>(source)
  if (!all && !source) return null
  if (count > MOST_SELECTED) {
    return (
      <span>
        {counted(count, what)} are too many to select at once: narrow the filters to{' '}
        {grouped(MOST_SELECTED)}.
      </span>
    )
  }
  if (read !== null) {
    return (
      <>
        <span role="status">
          {grouped(read)} of {counted(count, what)} read
        </span>
        <Button type="link" size="small" onClick={cancel}>
          Cancel
        </Button>
      </>
    )
  }
  const select = async () => {
    const rows = all ?? (await readAll())
    if (rows) selection.take(rows)
  }
  return (
    <Button type="link" size="small" onClick={select}>
      Select all {counted(count, what)}
    </Button>
  )
}
