import { useContext } from 'react'
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  type NavigateOptions,
  useSearchParams,
} from 'react-router'
import { useEventCallback } from './useEventCallback'

type By = (now: URLSearchParams) => URLSearchParams

/**
 * As useSearchParams; but a change goes on from the address as it is by now, not as it was last
 * drawn. What is drawn lags behind: of two filters chosen in a row the first would be lost.
 */
export function useAddress() {
  const [drawn, set] = useSearchParams()
  const router = useContext(DataRouterContext)?.router
  const change = useEventCallback((next: URLSearchParams | By, options?: NavigateOptions) => {
    // A test's router leaves the browser's address alone.
    const { search } = router?.state.location ?? location
    set(typeof next === 'function' ? next(new URLSearchParams(search)) : next, options)
  })
  return [drawn, change] as const
}
