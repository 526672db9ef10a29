import { useViewsQuery } from '@/api/gen/views/endpoints'
import type { ListId } from '@/api/gen/views/enums'
import { toListView } from '@/areas/views'
import { toListParams } from '@/kit/list/listAddress'
import { useDebounced } from '@/kit/useDebounced'
import type { Page } from '@/session/page'
import { useSession } from '@/session/session'
import { keptQuery } from '../query'
import { pagesOf } from '../routes'
import { type FoundGroups, NOTHING_FOUND, SHORTEST } from './paletteSearch'

/** What another list may have been filtered by: a view has filters of its own. */
const OF_A_LIST = ['type', 'status', 'month', 'year']

const listOf = ({ lists = {} }: Page, id: ListId): string | undefined => lists[id]

/** The address of a page's list that shows a view. */
export function viewAddress(page: Page, way: string, own: string, query: URLSearchParams): string {
  const next = new URLSearchParams(keptQuery(query, page))
  for (const name of OF_A_LIST) next.delete(name)
  for (const part of [way, own]) {
    for (const [name, value] of new URLSearchParams(part)) next.set(name, value)
  }
  return `${page.path}?${next}`
}

/** The saved views of lists that the user may open, by what is typed. */
export function useViewItems(typed: string): FoundGroups {
  const { user } = useSession()
  const text = typed.trim()
  const search = useDebounced(text)
  const skip = search.length < SHORTEST
  const { currentData, isFetching, isError } = useViewsQuery({ search }, { skip })
  if (text.length < SHORTEST) return NOTHING_FOUND
  if (text !== search || isFetching) return { groups: [], note: 'Searching views…' }
  if (isError || !currentData) return { groups: [], note: 'The search for views failed.' }
  const pages = pagesOf(user)
  const items = currentData.views.flatMap((view) => {
    const page = pages.find((each) => listOf(each, view.listId) !== undefined)
    if (!page) return []
    const way = listOf(page, view.listId) ?? ''
    return {
      id: `view:${view.viewId}`,
      group: 'Views',
      label: view.name,
      detail: page.title,
      to: (query: URLSearchParams) => viewAddress(page, way, toListParams(toListView(view)), query),
    }
  })
  if (items.length === 0) return NOTHING_FOUND
  return { groups: [{ name: 'Views', items, total: items.length }], note: null }
}
