import { shows } from '../controls'
import { pageAt, titleAt } from '../routes'
import { NavDrawer } from './NavDrawer'
import { NoDefault } from './NoDefault'
import { Outage } from './Outage'
import { TopBar } from './TopBar'
import './shell.css'
import { useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { clearRequestLog } from '@/api/requestLog'
import { afterTransitions } from '@/kit/antd/afterTransitions'
import { preloadMenus } from '@/kit/antd/MenuButton'
import { DialogOutlet } from '@/kit/dialog/useDialog'
import { usePageTitle } from '@/kit/display/tabTitle'
import { type Command, commandsNow } from '@/kit/keyboard/commands'
import { useHotkeys } from '@/kit/keyboard/hotkeys'
import { lazyComponent, useLoadFailure } from '@/kit/lazyComponent'
import { remember } from '@/kit/record/recents'
import { useEventCallback } from '@/kit/useEventCallback'
import { CMS_DEFAULT, useChosenOperator } from '@/session/operator'
import { mayOpen, type Page } from '@/session/page'
import { useSession } from '@/session/session'
import { useNarrow } from './useNarrow'
import { usePulse } from './usePolls'

const FOLDED = 'pitboss.drawer.folded'

const DrawerOverlay = lazyComponent(() =>
  import('./DrawerOverlay').then((code) => code.DrawerOverlay),
)
const loadPalette = () => import('./Palette').then((code) => code.Palette)
const Palette = lazyComponent(loadPalette)

function useFolded(): [boolean, () => void] {
  const [folded, setFolded] = useState(() => localStorage.getItem(FOLDED) === 'true')
  const fold = () => {
    localStorage.setItem(FOLDED, String(!folded))
    setFolded(!folded)
  }
  return [folded, fold]
}

/** Whether CMS DEFAULT is chosen on a page that has operators but no content. */
function useNothingForDefault(page: Page | undefined): boolean {
  const { user } = useSession()
  const isDefault = useChosenOperator() === CMS_DEFAULT
  return isDefault && page !== undefined && !page.isCms && shows('operator', page, user)
}

/** What was open is found again in the palette; a record's page under the record's own name. */
function useVisited(pathname: string, page: Page | undefined) {
  const { user } = useSession()
  const title = page && mayOpen(page, user) ? titleAt(pathname, page) : null
  useEffect(() => {
    if (title) remember(user.userCode, { path: pathname, title })
  }, [user.userCode, pathname, title])
}

interface Asked {
  readonly commands: readonly Command[]
  /** What had the focus. */
  readonly from: Element | null
}

const AFTER_THE_PAGE_MS = 3000
const NOTHING: Asked = { commands: [], from: null }

/** The palette, with what can be done on the screen as it was when the key was pressed. */
function Commands() {
  const tellFailure = useLoadFailure()
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState<Asked | null>(null)
  // Drawn closed, its code and styles are there before it is asked for, as is that of menus; the page itself comes first.
  useEffect(() => {
    const draw = () => setAsked((now) => now ?? NOTHING)
    const prepare = () => {
      preloadMenus()
      loadPalette().then(draw, () => undefined)
    }
    const waiting = setTimeout(() => afterTransitions(prepare), AFTER_THE_PAGE_MS)
    return () => clearTimeout(waiting)
  }, [])
  const show = (now: Asked) => {
    setAsked(now)
    setOpen(true)
  }
  useHotkeys({
    'mod+k': () => {
      const now = { commands: commandsNow(), from: document.activeElement }
      if (asked) show(now)
      else loadPalette().then(() => show(now), tellFailure)
    },
  })
  return asked && <Palette open={open} {...asked} onClose={() => setOpen(false)} />
}

/** The frame around every page. */
export function Shell() {
  const { pathname } = useLocation()
  const narrow = useNarrow()
  const [folded, fold] = useFolded()
  const [over, setOver] = useState<boolean | null>(null)
  const page = pageAt(pathname)
  const title = page?.title ?? (pathname === '/admin' ? 'Page closed' : 'Page not found')
  const onFold = useEventCallback(() => (narrow ? setOver(true) : fold()))
  const hasNothing = useNothingForDefault(page)
  usePageTitle(title)
  const outage = usePulse()
  useVisited(pathname, page)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page begins a trail of its own
  useEffect(clearRequestLog, [pathname])

  return (
    <DialogOutlet>
      <div className="shell">
        <a className="shell-skip" href="#page">
          Skip to the content
        </a>
        {narrow ? (
          over !== null && <DrawerOverlay open={over} onClose={() => setOver(false)} />
        ) : (
          <NavDrawer folded={folded} />
        )}
        <TopBar title={title} page={page} folded={narrow ? !over : folded} onFold={onFold} />
        <main className="shell-page" id="page" tabIndex={-1}>
          {hasNothing ? <NoDefault /> : <Outlet />}
        </main>
        <Outage error={outage} />
        <Commands />
      </div>
    </DialogOutlet>
  )
}
