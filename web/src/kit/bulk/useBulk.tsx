import { useDialogs } from '../dialog/Dialogs'
import { lazyComponent } from '../lazyComponent'
import type { Selection } from '../list/useSelection'
import type { Agreed } from './BulkPreview'
import { type BulkAction, type Plan, planOf } from './bulk'
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
    const planFor = (ticked: ReadonlySet<string>) =>
      namedPlan(planOf(act, selection.rows, ticked), nameOf)
    const agreed = await ask<Agreed | null>((settle, open) => (
      <BulkPreview action={act} what={what} planFor={planFor} open={open} settle={settle} />
    ))
    if (!agreed) return
    const { note, acknowledged } = agreed
    const plan = planOf(act, selection.rows, new Set(acknowledged))
    const itemOf = (row: Row) => ({
      key: String(row[rowKey]),
      name: nameOf(row),
      amount: act.amountOf?.(row) ?? null,
      write: { ...act.write(row, note), acknowledged },
    })
    selection.clear()
    runner.start({ label: act.label, success: act.success ?? null }, [
      ...plan.able.map(itemOf),
      ...plan.skipped.map(({ row, reason }) => ({ ...itemOf(row), skipped: reason })),
    ])
    show()
  }
  return { disabledReason: run && busyReason(run), perform }
}

const namedPlan = <Row,>(plan: Plan<Row>, nameOf: (row: Row) => string): Plan<string> => ({
  ...plan,
  able: plan.able.map(nameOf),
  kept: plan.kept.map(({ reason, rows }) => ({ reason, rows: rows.map(nameOf) })),
  skipped: plan.skipped.map(({ row, reason }) => ({ reason, row: nameOf(row) })),
})

function busyReason(run: NonNullable<ReturnType<typeof useBulkRun>>): string | null {
  if (isRunning(run)) return UNDER_WAY
  return tally(run).unknown > 0 ? NOT_KNOWN : null
}
