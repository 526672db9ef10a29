import { useSessionEnded } from './session'

interface Polling {
  readonly pollingInterval: number
  readonly skipPollingIfUnfocused: boolean
  readonly refetchOnFocus: boolean
}

/**
 * The options of a query that is read again every `everyMs` milliseconds; 0 stops it. It ends with the session,
 * rests in a hidden tab, and catches up when that is looked at again.
 */
export function usePolling(everyMs: number): Polling {
  const isOn = !useSessionEnded() && everyMs > 0
  return {
    pollingInterval: isOn ? everyMs : 0,
    skipPollingIfUnfocused: true,
    refetchOnFocus: isOn,
  }
}
