import './auth.css'
import { createRoot } from 'react-dom/client'
import { SignInPage } from './SignInPage'

const AFTER_THE_PAGE_MS = 300

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <SignInPage
      query={new URLSearchParams(location.search)}
      go={(path) => location.assign(path)}
    />,
  )
}

/** The console's own files are there by the time one has typed; the page itself comes first. */
function fetchConsole() {
  const files = document.querySelector<HTMLMetaElement>('meta[name="console"]')?.content.split(' ')
  for (const file of files ?? []) {
    if (file.startsWith('/assets/')) fetch(file, { priority: 'low' }).catch(() => undefined)
  }
}
addEventListener('load', () => setTimeout(fetchConsole, AFTER_THE_PAGE_MS))
