import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { RouterProvider } from 'react-router/dom'
import { makeRouter } from './router'
import { pageAt } from './routes'
import { makeStore } from './store'
import { Themed } from './theme'

// The page's code comes while the session is asked for.
pageAt(location.pathname)
  ?.load()
  .catch(() => undefined)

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <Provider store={makeStore()}>
      <Themed>
        <RouterProvider router={makeRouter()} />
      </Themed>
    </Provider>,
  )
}
