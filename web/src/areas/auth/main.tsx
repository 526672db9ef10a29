import '@fontsource-variable/inter/wght.css'
import './auth.css'
import { createRoot } from 'react-dom/client'
import { SignInPage } from './SignInPage'

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <SignInPage
      query={new URLSearchParams(location.search)}
      go={(path) => location.assign(path)}
    />,
  )
}
