import { useCurrentUser } from '../currentUser'
import { useDialogs } from '../dialog/Dialogs'
import { lazyComponent } from '../lazyComponent'
import type { Selection } from '../list/useSelection'
import type { Agreed, BulkPreviewProps } from './BulkPreview'
import type { BulkAction, BulkOffer, PreparedBulk } from './bulk'
import { isRunning, tally } from './bulkRun'
import { useBulkRun, useBulkRunner } from './bulkRunContext'
import { loadBulk } from './loadBulk'

const BulkPreview = lazyComponent<BulkPreviewProps<object>>(
  () => loadBulk().then((code) => code.BulkPreview<object>),
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
  const user = useCurrentUser()
  const chosen = ({ Choice }: PreparedBulk<Row>) =>
    ask<BulkAction<Row> | null>((settle, open) => (
      <Choice rows={selection.rows} open={open} onChoose={settle} onClose={() => settle(null)} />
    ))
  const perform = async (offered: BulkOffer<Row>) => {
    const act = 'Choice' in offered ? await chosen(offered) : offered
    if (!act) return
    const previewed = { what, action: act, rows: selection.rows, nameOf }
    const agreed = await ask<Agreed<Row> | null>((settle, open) => {
      const props: BulkPreviewProps<Row> = { ...previewed, open, settle }
      // A component whose code comes later knows no type of row.
      return <BulkPreview {...(props as unknown as BulkPreviewProps<object>)} />
    })
    if (!agreed) return
    const { note, plan } = agreed
    const itemOf = (row: Row) => ({
      key: String(row[rowKey]),
      name: nameOf(row),
      amount: act.amountOf?.(row) ?? null,
      write: {
        ...act.write(row, note, user),
        acknowledged: act.warningsOf?.(row).map(({ code }) => code) ?? [],
      },
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

function busyReason(run: NonNullable<ReturnType<typeof useBulkRun>>): string | null {
  if (isRunning(run)) return UNDER_WAY
  return tally(run).unknown > 0 ? NOT_KNOWN : null
}
