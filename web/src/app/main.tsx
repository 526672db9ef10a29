// Before all other styles, as what antd adds while it runs: ours win over it.
import 'virtual:antd.css'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { letThePageGoFirst } from '@/api/firstPage'
import { api as users } from '@/api/gen/users/endpoints'
import { askFirst, beginFirstReads } from './firstReads'
import { loadPage } from './Guarded'
import { Console } from './router'
import { pageAt } from './routes'
import { makeStore } from './store'
import { Themed } from './theme'

// The page's code comes while the session is asked for; should it fail, the page itself says so.
const page = pageAt(location.pathname)
const code = page ? loadPage(page) : Promise.resolve()
letThePageGoFirst(code.catch(() => undefined))

const store = makeStore()
// What it opens with is asked for before it is drawn, once it is known for whom.
void store
  .dispatch(users.endpoints.usersMe.initiate(undefined, { subscribe: false }))
  .then(async ({ data }) => {
    if (!data) return
    beginFirstReads(store.dispatch, data.user)
    await code
    if (page) askFirst(page, location)
  })
  .catch(() => undefined)

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <Provider store={store}>
      <Themed>
        <Console />
      </Themed>
    </Provider>,
  )
}
