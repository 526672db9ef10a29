import { Button } from 'antd'
import type { Act } from './ActionMenu'
import { commandsOf, useCommands } from './commands'

interface BulkBarProps<Row> {
  readonly rows: readonly Row[]
  readonly acts: readonly Act<readonly Row[]>[]
  readonly onClear: () => void
}

/** What can be done to all selected rows. */
export function BulkBar<Row>({ rows, acts, onClear }: BulkBarProps<Row>) {
  useCommands(() => commandsOf(acts, rows, `Actions of ${rows.length} selected`))
  return (
    <div className="kit-list-bulk" role="toolbar" aria-label="Acts on the selected rows">
      <strong>{rows.length} selected</strong>
      {acts.map(({ id, label, danger = false, because, run }) => {
        const reason = because?.(rows) ?? null
        return (
          <Button
            key={id}
            size="small"
            danger={danger}
            disabled={reason !== null}
            title={reason ?? undefined}
            onClick={() => run(rows)}
          >
            {label}
          </Button>
        )
      })}
      <Button type="link" size="small" onClick={onClear}>
        Clear selection
      </Button>
    </div>
  )
}
