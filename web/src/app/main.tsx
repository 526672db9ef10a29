import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { Console } from './router'
import { pageAt } from './routes'
import { makeStore } from './store'
import { Themed } from './theme'

// The page's code comes while the session is asked for; should it fail, the page itself says so.
pageAt(location.pathname)
  ?.load()
  .catch(() => undefined)

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <Provider store={makeStore()}>
      <Themed>
        <Console />
      </Themed>
    </Provider>,
  )
}
