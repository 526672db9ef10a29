import { useDialogs } from '../dialog/Dialogs'
import { lazyComponent } from '../lazyComponent'
import type { Selection } from '../list/useSelection'
import type { Agreed } from './BulkPreview'
import { type BulkAction, planOf } from './bulk'
import { isRunning, tally } from './bulkRun'
import { useBulkRun, useBulkRunner } from './bulkRunContext'
import { loadBulk } from './loadBulk'

const BulkPreview = lazyComponent(
  () => loadBulk().then((code) => code.BulkPreview),
  ({ settle }) => settle(null),
)

const UNDER_WAY = 'Another run is in progress; see the top bar.'
const NOT_KNOWN = 'The last run has unknown outcomes; check or close it first in the top bar.'

interface Chosen<Row extends object> {
  readonly what: string
  readonly selection: Selection<Row>
  readonly rowKey: keyof Row & string
  readonly nameOf: (row: Row) => string
}

/** Shows what an act would do to the selected rows, and has it done. */
export function useBulk<Row extends object>({ what, selection, rowKey, nameOf }: Chosen<Row>) {
  const ask = useDialogs()
  const { runner, show } = useBulkRunner()
  const run = useBulkRun()
  const perform = async (act: BulkAction<Row>) => {
    const plan = planOf(act, selection.rows)
    const named = {
      ...plan,
      able: plan.able.map(nameOf),
      kept: plan.kept.map(({ reason, rows }) => ({ reason, rows: rows.map(nameOf) })),
    }
    const agreed = await ask<Agreed | null>((settle, open) => (
      <BulkPreview action={act} what={what} plan={named} open={open} settle={settle} />
    ))
    if (!agreed) return
    selection.clear()
    runner.start(
      { label: act.label, success: act.success ?? null },
      plan.able.map((row) => ({
        key: String(row[rowKey]),
        name: nameOf(row),
        amount: act.amountOf?.(row) ?? null,
        write: act.write(row, agreed.note),
      })),
    )
    show()
  }
  return { disabledReason: run && busyReason(run), perform }
}

function busyReason(run: NonNullable<ReturnType<typeof useBulkRun>>): string | null {
  if (isRunning(run)) return UNDER_WAY
  return tally(run).unknown > 0 ? NOT_KNOWN : null
}
