import { NavLink, useSearchParams } from 'react-router'
import { keptQuery } from '../query'
import { type Page, pagesOf } from '../routes'
import { useSession } from '../session/session'
import { Brand } from './Brand'
import { DrawerClock } from './DrawerClock'

interface NavDrawerProps {
  readonly folded: boolean
}

type Group = readonly [name: string, pages: readonly Page[]]

function groupsOf(pages: readonly Page[]): readonly Group[] {
  const groups = new Map<string, Page[]>()
  for (const page of pages) {
    if (page.menu) groups.set(page.menu.group, [...(groups.get(page.menu.group) ?? []), page])
  }
  return [...groups]
}

export function NavDrawer({ folded }: NavDrawerProps) {
  const { user } = useSession()
  const [query] = useSearchParams()
  const search = keptQuery(query)

  return (
    <aside className="shell-drawer" data-folded={folded}>
      <Brand />
      <nav aria-label="Main">
        {groupsOf(pagesOf(user)).map(([name, pages]) => (
          <section key={name} aria-label={name}>
            <h2>{name}</h2>
            <ul>
              {pages.map(({ path, menu, load }) => (
                <li key={path}>
                  <NavLink
                    to={{ pathname: path, search }}
                    title={folded ? menu?.label : undefined}
                    onMouseEnter={load}
                    onFocus={load}
                  >
                    {menu && <menu.icon aria-hidden />}
                    <span>{menu?.label}</span>
                  </NavLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <footer>
        <p className="shell-who" title={user.email}>
          <strong>{user.nickname}</strong>
          <span>
            {user.role}
            {user.opId && ` · ${user.opId}`}
          </span>
        </p>
        <DrawerClock />
      </footer>
    </aside>
  )
}
