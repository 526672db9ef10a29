import { BrowserRouter, Outlet, Route, Routes, useLocation } from 'react-router'
import { lazyComponent } from '@/kit/lazyComponent'
import { Composition } from './composition/Composition'
import { Guarded } from './Guarded'
import { SessionGate } from './gate/SessionGate'
import { pageAt } from './routes'
import { Home } from './shell/Home'
import { PageBoundary } from './shell/PageBoundary'
import { Shell } from './shell/Shell'

const Closed = lazyComponent(() => import('./shell/Closed').then((code) => code.Closed))
const NotFound = lazyComponent(() => import('./shell/NotFound').then((code) => code.NotFound))

/** A page that broke is left behind by going to another. */
function Bounded() {
  const { pathname } = useLocation()
  return (
    <PageBoundary key={pathname}>
      <Outlet />
    </PageBoundary>
  )
}

/** The page's own route alone: matching an address with all of them, at each change of it, takes much longer. */
function ConsoleRoutes() {
  const page = pageAt(useLocation().pathname)
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route element={<Bounded />}>
          <Route index element={<Home />} />
          {page && <Route path={page.path} element={<Guarded page={page} />} />}
          <Route path="/admin" element={<Closed />} />
          <Route path="*" element={<NotFound />} />
        </Route>
      </Route>
    </Routes>
  )
}

export function Console() {
  return (
    <PageBoundary>
      <BrowserRouter>
        <SessionGate>
          <Composition>
            <ConsoleRoutes />
          </Composition>
        </SessionGate>
      </BrowserRouter>
    </PageBoundary>
  )
}
