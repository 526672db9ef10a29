import { matchPath } from 'react-router'
import { MENU_GROUPS, mayOpen, type Page, type PageUser } from '@/session/page'
import { pages as accessPages } from './access/pages'
import { composed } from './composition/pages'

/** Each area's own, by name: a new area's are found as they are. */
const ofAreas = import.meta.glob<readonly Page[]>('../areas/*/pages.ts', {
  eager: true,
  import: 'pages',
})

const place = ({ menu }: Page) =>
  menu ? MENU_GROUPS.indexOf(menu.group) * 1_000 + menu.order : Number.MAX_SAFE_INTEGER

const inOrder = (some: readonly Page[]): readonly Page[] =>
  [...some].sort((one, other) => place(one) - place(other))

/** Every page of the console, in the menu's order. */
export const pages = inOrder([...Object.values(ofAreas).flat(), ...accessPages].map(composed))

const hasRoom = ({ path }: Page) => path.includes(':')
const literal = new Map(
  pages.filter((page) => !hasRoom(page)).map((page) => [page.path.toLowerCase(), page]),
)
const withRoom = pages.filter(hasRoom)

/** A page of just this path comes before one whose path has room for it. */
export const pageAt = (pathname: string): Page | undefined =>
  literal.get(pathname.replace(/\/+$/, '').toLowerCase()) ??
  withRoom.find(({ path }) => matchPath(path, pathname) !== null)

/** A page's title, with what its path stands for there: `Player A1B2`. */
export function titleAt(pathname: string, { path, title }: Page): string {
  const values = Object.values(matchPath(path, pathname)?.params ?? {})
  return [title, ...values].join(' ')
}

/** What the user may open, in the menu's order. */
export const pagesOf = (user: PageUser, registry: readonly Page[] = pages): readonly Page[] =>
  inOrder(registry.filter((page) => mayOpen(page, user)))

/** The page of just this path, for a user who may open it. */
export const ownPage = (path: string, user: PageUser): Page | undefined =>
  pages.find((page) => page.path === path && mayOpen(page, user))
