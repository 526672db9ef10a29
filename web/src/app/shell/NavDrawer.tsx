import { type MouseEvent, memo, type SyntheticEvent, useEffect, useMemo, useRef } from 'react'
import { createPath, parsePath, useLocation, useNavigate, useSearchParams } from 'react-router'
import { MenuButton } from '@/kit/antd/MenuButton'
import { Name } from '@/kit/display/Name'
import { changed } from '@/kit/list/listAddress'
import { useEventCallback } from '@/kit/useEventCallback'
import type { MenuPlace, Page } from '@/session/page'
import { roleNames } from '@/session/roleNames'
import { useSession } from '@/session/session'
import { askFirst } from '../firstReads'
import { loadPage } from '../Guarded'
import { type MenuGroup, menuOf } from '../menu'
import { keptQuery } from '../query'
import { pageAt } from '../routes'
import { Brand } from './Brand'
import { DrawerClock } from './DrawerClock'
import './drawer.css'
import { useMenuChoices, withFavourites } from './menuChoices'
import { onceRested, passOn } from './pointerRest'
import { type Counts, useCounts } from './usePolls'

const MOST_SHOWN = 9_999

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

/** The code of a page that one may go to, and once one is about to, its rows. What cannot be loaded says so there. */
function preload(event: SyntheticEvent) {
  passOn()
  const link = linkIn(event)
  const page = link && pageAt(link.pathname)
  if (!page) return
  const code = loadPage(page)
  code.catch(() => undefined)
  onceRested(event, () => void code.then(() => askFirst(page, link)).catch(() => undefined))
}

/** The links are plain ones, drawn again only when they change; their clicks are heard here. */
export function NavDrawer({ folded, onGo }: NavDrawerProps) {
  const { user } = useSession()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const counts = useCounts()
  const hrefOf = useHrefs()
  const isOpen = useIsOpen()
  const { folded: closed, favourites, fold, keep } = useMenuChoices(user.userCode)
  const groups = useMemo(() => withFavourites(menuOf(user), favourites), [user, favourites])
  const onKeep = useEventCallback(keep)

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
        {groups.map(([name, entries]) => {
          const isClosed = closed.includes(name) && !folded
          const countOf = ({ badge }: MenuPlace) => (badge && counts[badge]) ?? 0
          return (
            <section key={name} aria-label={name}>
              <h2>
                <button type="button" aria-expanded={!isClosed} onClick={() => fold(name)}>
                  {name}
                </button>
              </h2>
              <ul>
                {entries
                  .filter(({ page, place }) => !isClosed || isOpen(page) || countOf(place) > 0)
                  .map(({ page, place }) => (
                    <Entry
                      key={page.path}
                      place={place}
                      href={hrefOf(page)}
                      isOpen={isOpen(page)}
                      folded={folded}
                      count={countOf(place)}
                      path={page.path}
                      isKept={favourites.includes(page.path)}
                      onKeep={onKeep}
                    />
                  ))}
              </ul>
            </section>
          )
        })}
      </nav>
      <Waiting groups={groups} counts={counts} hrefOf={hrefOf} />
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

interface WaitingProps {
  readonly groups: readonly MenuGroup[]
  readonly counts: Counts
  readonly hrefOf: (page: Page) => string
}

/** How much waits in all, in sight wherever the menu is scrolled to; it leads to each queue. */
function Waiting({ groups, counts, hrefOf }: WaitingProps) {
  const navigate = useNavigate()
  const queues = groups.flatMap(([, entries]) =>
    entries.flatMap(({ page, place }) => {
      const { badge } = place
      const count = badge && badge !== 'unread' ? (counts[badge] ?? 0) : 0
      return count > 0 ? [{ page, place, count }] : []
    }),
  )
  const isShown = queues.length > 0
  useEffect(() => {
    // It takes room from the menu once it comes.
    if (isShown)
      document
        .querySelector('.shell-drawer [aria-current="page"]')
        ?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  if (!isShown) return null
  const all = queues.reduce((sum, { count }) => sum + count, 0)
  return (
    <MenuButton
      type="text"
      className="shell-waiting"
      popup={{
        placement: 'topLeft',
        menu: {
          items: queues.map(({ page, place: { label, counted }, count }) => ({
            key: page.path,
            label: `${label}: ${inWords(count)}${counted ? ` ${counted.word}` : ''}`,
            onClick: () => void navigate(withQuery(hrefOf(page), counted?.query)),
          })),
        },
      }}
    >
      {inWords(all)} to decide or answer
    </MenuButton>
  )
}

function withQuery(href: string, query: string | undefined): string {
  const { pathname = '', search } = parsePath(href)
  const asked = changed(new URLSearchParams(search), [...new URLSearchParams(query)])
  return createPath({ pathname, search: asked.toString() })
}

const inWords = (count: number): string => count.toLocaleString('en')

interface EntryProps {
  readonly place: MenuPlace
  readonly href: string
  readonly isOpen: boolean
  readonly folded: boolean
  readonly count: number
  readonly path?: string
  readonly isKept?: boolean
  readonly onKeep?: (path: string) => void
}

export const Entry = memo(function Entry(props: EntryProps) {
  const { place, href, isOpen, folded, count, path, isKept = false, onKeep } = props
  const Icon = place.icon
  const counted = place.counted?.word ?? 'waiting'
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
          <span className="shell-badge" title={`${inWords(count)} ${counted}`}>
            {count > MOST_SHOWN ? '9,999+' : inWords(count)}
            <span className="kit-unseen"> {counted}</span>
          </span>
        )}
      </a>
      {path !== undefined && onKeep && !folded && (
        <button
          type="button"
          className="shell-star"
          aria-pressed={isKept}
          aria-label={`Keep ${place.label} on top`}
          title={isKept ? 'Take it from the top' : 'Keep it on top'}
          onClick={() => onKeep(path)}
        >
          {isKept ? '★' : '☆'}
        </button>
      )}
    </li>
  )
})
