import { usePermitted } from '../permitted'
import { useMedia } from '../useMedia'
import { JSON_TAB } from './jsonTab'
import { PlainRecordPage, type PlainRecordPageProps } from './PlainRecordPage'
import { RecordBody, type RecordTab, type TabState, useTabState } from './recordTabs'

interface RecordPageProps<R> extends Omit<PlainRecordPageProps<R>, 'children'> {
  readonly tabs: readonly RecordTab<R>[] | undefined
  /** Where the address holds which tab is open; the page keeps it itself otherwise. */
  readonly tab?: TabState
}

const NONE: readonly never[] = []

/** One record on a page of its own, with the way back: its facts in columns, and beside them what belongs to it. */
export function RecordPage<R>({ tabs = NONE, tab, ...page }: RecordPageProps<R>) {
  const state = useTabState(tab)
  const [facts, ...others] = usePermitted(tabs)
  const hasOthers = others.some(({ key }) => key !== JSON_TAB)
  const isWide = useMedia(WIDE)
  const inColumns = facts && hasOthers && isWide ? facts : null
  return (
    <PlainRecordPage<R> {...page}>
      {(record) =>
        inColumns ? (
          <div className="kit-page-columns">
            <section aria-label={inColumns.label}>
              <RecordBody record={record} tabs={[inColumns]} state={state} />
            </section>
            <RecordBody record={record} tabs={others} state={state} />
          </div>
        ) : (
          <RecordBody record={record} tabs={tabs} state={state} />
        )
      }
    </PlainRecordPage>
  )
}

/** A window with room for a record and the lists that belong to it side by side. */
const WIDE = '(min-width: 1600px)'
