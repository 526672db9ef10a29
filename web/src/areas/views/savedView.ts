import type { SavedView } from '@/api/gen/views/endpoints'
import type { ListToolProps } from '@/kit/list/listTools'

type ListView = ListToolProps['listView']

/** What of a view's link tells whose records the sender looked at: it shows whoever opens it their own. */
const OF_THE_SENDER = ['opId', 'parentOpId', 'includeBrands', 'isBrand', 'isTest']

/** A saved view as a list shows it. */
export const toListView = ({ viewId, query, columns }: SavedView): ListView => ({
  viewId,
  query,
  columns,
})

/** The usual list: nothing filtered, in its own order, with the columns that the user chose for it. */
export const USUAL: ListView = { viewId: null, query: '', columns: null }

export const isDefault = ({ viewId, query }: ListView): boolean => viewId === null && query === ''

export interface Shown {
  /** The view that was opened, or else one that is just what is shown. */
  readonly view: SavedView | null
  /** Whether something else is shown by now. */
  readonly isChanged: boolean
}

export function shownIn(
  views: readonly SavedView[],
  { listView, isSameView }: Pick<ListToolProps, 'listView' | 'isSameView'>,
): Shown {
  const same = (view: SavedView) => isSameView(toListView(view), listView)
  const view = views.find(({ viewId }) => viewId === listView.viewId) ?? views.find(same) ?? null
  return { view, isChanged: view !== null && !same(view) }
}

/** The query of a link that may be given to anybody. */
export function linkQuery(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of OF_THE_SENDER) query.delete(name)
  return `?${query}`
}
