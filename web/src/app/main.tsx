// Before all other styles, as what antd adds while it runs: ours win over it.
import 'virtual:antd.css'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { letThePageGoFirst } from '@/api/firstPage'
import { loadPage } from './Guarded'
import { Console } from './router'
import { pageAt } from './routes'
import { makeStore } from './store'
import { Themed } from './theme'

// The page's code comes while the session is asked for; should it fail, the page itself says so.
const page = pageAt(location.pathname)
const code = page ? loadPage(page) : Promise.resolve()
letThePageGoFirst(code.catch(() => undefined))

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
