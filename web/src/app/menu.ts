import type { Page, PageUser } from '@/session/page'
import { pagesOf } from './routes'

interface MenuEntry {
  readonly page: Page
  readonly place: NonNullable<Page['menu']>
}

export type MenuGroup = readonly [name: string, entries: readonly MenuEntry[]]

/** The drawer's groups for a user, each with its entries in their order; the platform closes some to whoever lacks a permission. */
export function menuOf(user: PageUser, registry?: readonly Page[]): readonly MenuGroup[] {
  const groups = new Map<string, MenuEntry[]>()
  for (const page of pagesOf(user, registry)) {
    const { menu: place, path } = page
    if (place && !user.closedMenuItems?.includes(path))
      groups.set(place.group, [...(groups.get(place.group) ?? []), { page, place }])
  }
  return [...groups]
}
