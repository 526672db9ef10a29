import { createBrowserRouter, Outlet, type RouteObject } from 'react-router'
import { Guarded } from './Guarded'
import { pages } from './routes'
import { SessionGate } from './session/SessionGate'
import { Home } from './shell/Home'
import { NotFound } from './shell/NotFound'
import { PageFailure } from './shell/PageFailure'
import { Shell } from './shell/Shell'

const inside: RouteObject[] = [
  { index: true, element: <Home /> },
  ...pages.map((page) => ({ path: page.path, element: <Guarded page={page} /> })),
  { path: '*', element: <NotFound /> },
]

export const routes: RouteObject[] = [
  {
    path: '/',
    element: (
      <SessionGate>
        <Shell />
      </SessionGate>
    ),
    errorElement: <PageFailure />,
    children: [{ element: <Outlet />, errorElement: <PageFailure />, children: inside }],
  },
]

export const makeRouter = () => createBrowserRouter(routes)
