import { type MouseEvent, memo, type SyntheticEvent, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { Name } from '@/kit/display/Name'
import type { MenuPlace, Page } from '@/session/page'
import { roleNames } from '@/session/roleNames'
import { useSession } from '@/session/session'
import { askFirst } from '../firstReads'
import { loadPage } from '../Guarded'
import { menuOf } from '../menu'
import { keptQuery } from '../query'
import { pageAt } from '../routes'
import { Brand } from './Brand'
import { DrawerClock } from './DrawerClock'
import './drawer.css'
import { useCounts } from './usePolls'

const MOST_SHOWN = 99

interface NavDrawerProps {
  readonly folded: boolean
  /** Called when one goes somewhere: an overlaid drawer closes then. */
  readonly onGo?: () => void
}

/** Each entry's address, as a link to it carries the present query along. */
function useHrefs(): (page: Page) => string {
  const [query] = useSearchParams()
  return (page) => page.path + keptQuery(query, page)
}

/** Whether an entry leads to the page that is open; one without a place of its own goes by the entry above it. */
function useIsOpen(): (page: Page) => boolean {
  const path = useLocation().pathname.replace(/\/$/, '').toLowerCase()
  const hasEntry = Boolean(pageAt(path)?.menu)
  return ({ path: entry }) => {
    const own = entry.toLowerCase()
    return path === own || (!hasEntry && path.startsWith(`${own}/`))
  }
}

const linkIn = ({ target }: SyntheticEvent) => (target as Element).closest<HTMLAnchorElement>('a')

/** A pointer that is only passing goes on sooner. */
const RESTS_MS = 80

let resting: ReturnType<typeof setTimeout> | undefined

/** The code of a page that one may go to, and once one is about to, its rows. What cannot be loaded says so there. */
function preload(event: SyntheticEvent) {
  clearTimeout(resting)
  const link = linkIn(event)
  const page = link && pageAt(link.pathname)
  if (!page) return
  const code = loadPage(page)
  code.catch(() => undefined)
  const ask = () => code.then(() => askFirst(link.pathname + link.search)).catch(() => undefined)
  resting = setTimeout(ask, event.type === 'focus' ? 0 : RESTS_MS)
}

const passOn = () => clearTimeout(resting)

/** The links are plain ones, drawn again only when they change; their clicks are heard here. */
export function NavDrawer({ folded, onGo }: NavDrawerProps) {
  const { user } = useSession()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const counts = useCounts()
  const hrefOf = useHrefs()
  const isOpen = useIsOpen()
  const groups = useMemo(() => menuOf(user), [user])

  const go = (event: MouseEvent) => {
    const link = linkIn(event)
    if (
      !link ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    event.preventDefault()
    const to = link.pathname + link.search
    navigate(to, { replace: to === pathname + search })
    onGo?.()
  }

  return (
    <aside className="shell-drawer" data-folded={folded}>
      <Brand />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <nav
        aria-label="Main"
        onClick={go}
        onMouseOver={preload}
        onMouseOut={passOn}
        onFocus={preload}
        onBlur={passOn}
      >
        {groups.map(([name, entries]) => (
          <section key={name} aria-label={name}>
            <h2>{name}</h2>
            <ul>
              {entries.map(({ page, place }) => (
                <Entry
                  key={page.path}
                  place={place}
                  href={hrefOf(page)}
                  isOpen={isOpen(page)}
                  folded={folded}
                  count={(place.badge && counts[place.badge]) ?? 0}
                />
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <footer>
        <p className="shell-who" title={user.email}>
          <strong>
            <Name text={user.nickname} />
          </strong>
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
  readonly place: MenuPlace
  readonly href: string
  readonly isOpen: boolean
  readonly folded: boolean
  readonly count: number
}

export const Entry = memo(function Entry({ place, href, isOpen, folded, count }: EntryProps) {
  const Icon = place.icon
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isOpen) link.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])

  return (
    <li>
      <a
        ref={link}
        href={href}
        aria-current={isOpen ? 'page' : undefined}
        title={folded ? place.label : undefined}
      >
        <Icon aria-hidden />
        <span className="shell-label">{place.label}</span>
        {count > 0 && (
          <span className="shell-badge" title={`${count} waiting`}>
            {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
            <span className="kit-unseen"> waiting</span>
          </span>
        )}
      </a>
    </li>
  )
})
