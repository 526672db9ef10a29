import type { SavedView } from '@/api/gen/endpoints'
import type { Role } from '@/api/gen/enums'
import type { ListToolProps } from '@/kit/list/listTools'

type Look = ListToolProps['look']

/** What of a view's link tells whose records the sender looked at: it shows whoever opens it their own. */
const OF_THE_SENDER = ['opId', 'parentOpId', 'includeBrands', 'isBrand', 'isTest']

/** A saved view as a list shows it. */
export const lookOf = ({ viewId, query, columns }: SavedView): Look => ({ viewId, query, columns })

/** The usual list: nothing filtered, in its own order, with the columns that the user chose for it. */
export const USUAL: Look = { viewId: null, query: '', columns: null }

export const isUsual = ({ viewId, query }: Look): boolean => viewId === null && query === ''

export interface Shown {
  /** The view that was opened, or else one that is just what is shown. */
  readonly view: SavedView | null
  /** Whether something else is shown by now. */
  readonly isChanged: boolean
}

export function shownIn(
  views: readonly SavedView[],
  { look, isAlike }: Pick<ListToolProps, 'look' | 'isAlike'>,
): Shown {
  const same = (view: SavedView) => isAlike(lookOf(view), look)
  const view = views.find(({ viewId }) => viewId === look.viewId) ?? views.find(same) ?? null
  return { view, isChanged: view !== null && !same(view) }
}

/** The query of a link that may be given to anybody. */
export function linkQuery(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of OF_THE_SENDER) query.delete(name)
  return `?${query}`
}

export const mayShare = (role: Role): boolean => role === 'SUPER_ADMIN' || role === 'ADMIN'
