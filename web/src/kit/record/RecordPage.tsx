import { PlainRecordPage, type PlainRecordPageProps } from './PlainRecordPage'
import { RecordBody, type RecordTab, type TabState, useTabState } from './recordTabs'

interface RecordPageProps<R> extends Omit<PlainRecordPageProps<R>, 'children'> {
  readonly tabs: readonly RecordTab<R>[] | undefined
  /** Where the address holds which tab is open; the page keeps it itself otherwise. */
  readonly tab?: TabState
}

/** One record on a page of its own: the tabs that its drawer shows, with the way back. */
export function RecordPage<R>({ tabs, tab, ...page }: RecordPageProps<R>) {
  const state = useTabState(tab)
  return (
    <PlainRecordPage<R> {...page}>
      {(record) => <RecordBody record={record} tabs={tabs} state={state} />}
    </PlainRecordPage>
  )
}
