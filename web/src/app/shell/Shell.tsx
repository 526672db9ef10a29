import { useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { pageAt, pagesOf } from '../routes'
import { useSession } from '../session/session'
import { NavDrawer } from './NavDrawer'
import './shell.css'
import { TopBar } from './TopBar'

const FOLDED = 'pitboss.drawer.folded'

function useFolded(): [boolean, () => void] {
  const [folded, setFolded] = useState(() => localStorage.getItem(FOLDED) === 'true')
  const fold = () => {
    localStorage.setItem(FOLDED, String(!folded))
    setFolded(!folded)
  }
  return [folded, fold]
}

/** The frame around every page; whoever has no page sees what stands in it alone. */
export function Shell() {
  const { user } = useSession()
  const { pathname } = useLocation()
  const [folded, fold] = useFolded()
  const page = pageAt(pathname)
  const title = page?.title ?? 'Page not found'

  useEffect(() => {
    document.title = `${title} · Pitboss`
  }, [title])

  if (pagesOf(user).length === 0) return <Outlet />
  return (
    <div className="shell">
      <NavDrawer folded={folded} />
      <TopBar title={title} page={page} folded={folded} onFold={fold} />
      <main className="shell-page">
        <Outlet />
      </main>
    </div>
  )
}
