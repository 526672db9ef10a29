import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router'

const CHOSEN = ['opId', 'parentOpId', 'includeBrands', 'isBrand', 'isTest']

/** Another page's address, with what the top bar says. */
export function useHrefTo(): (path: string) => string {
  const [query] = useSearchParams()
  const kept = new URLSearchParams([...query].filter(([name]) => CHOSEN.includes(name))).toString()
  return (path) => (kept ? `${path}${path.includes('?') ? '&' : '?'}${kept}` : path)
}

/** Goes there. */
export function useGoTo(): (path: string, options?: NavigateOptions) => void {
  const navigate = useNavigate()
  const hrefTo = useHrefTo()
  return (path, options) => navigate(hrefTo(path), options)
}
