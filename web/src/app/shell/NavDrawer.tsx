import { NavLink, useLocation, useSearchParams } from 'react-router'
import type { Page } from '@/session/page'
import { roleNames } from '@/session/roleNames'
import { useSession } from '@/session/session'
import { menuOf } from '../menu'
import { keptQuery } from '../query'
import { pageAt } from '../routes'
import { Brand } from './Brand'
import { DrawerClock } from './DrawerClock'
import './drawer.css'
import { type Counts, useCounts } from './usePolls'

const MOST_SHOWN = 99

interface NavDrawerProps {
  readonly folded: boolean
  /** Called when one goes somewhere: an overlaid drawer closes then. */
  readonly onGo?: () => void
}

export function NavDrawer({ folded, onGo }: NavDrawerProps) {
  const { user } = useSession()
  const counts = useCounts()
  return (
    <aside className="shell-drawer" data-folded={folded}>
      <Brand />
      <nav aria-label="Main">
        {menuOf(user).map(([name, entries]) => (
          <section key={name} aria-label={name}>
            <h2>{name}</h2>
            <ul>
              {entries.map(({ page }) => (
                <li key={page.path}>
                  <Entry page={page} folded={folded} counts={counts} onGo={onGo} />
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
            {roleNames[user.role]}
            {user.opId && ` · ${user.opId}`}
          </span>
        </p>
        <DrawerClock />
      </footer>
    </aside>
  )
}

interface EntryProps {
  readonly page: Page
  readonly folded: boolean
  readonly counts: Counts
  readonly onGo: (() => void) | undefined
}

export function Entry({ page, folded, counts, onGo }: EntryProps) {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const { path, menu, load } = page
  if (!menu) return null
  const count = menu.badge ? (counts[menu.badge] ?? 0) : 0
  // What cannot be loaded now says so once one goes there.
  const preload = () => void load().catch(() => undefined)
  return (
    <NavLink
      to={{ pathname: path, search: keptQuery(query, page) }}
      // A page without a place of its own goes by the entry above it.
      end={Boolean(pageAt(pathname)?.menu)}
      title={folded ? menu.label : undefined}
      onMouseEnter={preload}
      onFocus={preload}
      onClick={onGo}
    >
      <menu.icon aria-hidden />
      <span className="shell-label">{menu.label}</span>
      {count > 0 && (
        <span className="shell-badge" title={`${count} waiting`}>
          {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
          <span className="kit-unseen"> waiting</span>
        </span>
      )}
    </NavLink>
  )
}
