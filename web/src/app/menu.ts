import type { MenuPlace, Page, PageUser } from '@/session/page'
import { pagesOf } from './routes'

interface MenuEntry {
  readonly page: Page
  readonly place: MenuPlace
}

export type MenuGroup = readonly [name: string, entries: readonly MenuEntry[]]

/** The drawer's groups for a user, each with its entries in their order; the platform closes some to whoever lacks a permission. */
export function menuOf(user: PageUser, registry?: readonly Page[]): readonly MenuGroup[] {
  const groups = new Map<string, MenuEntry[]>()
  for (const page of pagesOf(user, registry)) {
    const { menu: place, path } = page
    if (place && !user.closedMenuItems?.includes(path))
      groups.set(place.group, [
        ...(groups.get(place.group) ?? []),
        { page, place: placeFor(user, place) },
      ])
  }
  return [...groups]
}

function placeFor({ role }: PageUser, { counted, ...place }: MenuPlace): MenuPlace {
  return counted && (counted.of?.includes(role) ?? true) ? { ...place, counted } : place
}
