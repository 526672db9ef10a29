import { useViewsQuery } from '@/api/gen/views/endpoints'
import { toListView } from '@/areas/views'
import { toListParams } from '@/kit/list/listAddress'
import type { Page } from '@/session/page'
import { useSession } from '@/session/session'
import { keptQuery } from '../query'
import { pagesOf } from '../routes'
import type { PaletteItem } from './paletteSearch'

/** What another list may have been filtered by: a view has filters of its own. */
const OF_A_LIST = ['type', 'status', 'month', 'year']

const listOf = ({ lists = {} }: Page, id: string): string | undefined => lists[id]

/** The address of a page's list that shows a view. */
export function viewAddress(page: Page, way: string, own: string, query: URLSearchParams): string {
  const next = new URLSearchParams(keptQuery(query, page))
  for (const name of OF_A_LIST) next.delete(name)
  for (const part of [way, own]) {
    for (const [name, value] of new URLSearchParams(part)) next.set(name, value)
  }
  return `${page.path}?${next}`
}

/** The saved views of lists that the user may open. */
export function useViewItems(): readonly PaletteItem[] {
  const { user } = useSession()
  const { data } = useViewsQuery({})
  const pages = pagesOf(user)
  return (data?.views ?? []).flatMap((view) => {
    const page = pages.find((each) => listOf(each, view.listId) !== undefined)
    if (!page) return []
    const way = listOf(page, view.listId) ?? ''
    return {
      id: `view:${view.viewId}`,
      group: 'Views',
      label: view.name,
      detail: page.title,
      keywords: `view ${view.owner.nickname}`,
      to: (query: URLSearchParams) => viewAddress(page, way, toListParams(toListView(view)), query),
    }
  })
}
