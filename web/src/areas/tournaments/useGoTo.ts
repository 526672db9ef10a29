import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router'

const CHOSEN = ['opId', 'includeBrands', 'isBrand', 'isTest']

/** Goes to another page, and takes along what the top bar says. */
export function useGoTo(): (path: string, options?: NavigateOptions) => void {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  return (path, options) => {
    const kept = new URLSearchParams([...query].filter(([name]) => CHOSEN.includes(name)))
    navigate({ pathname: path, search: kept.toString() }, options)
  }
}
