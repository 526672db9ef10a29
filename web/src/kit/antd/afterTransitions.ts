import { overlays } from './overlays'

const LEAVING = '[class*="-leave"]'
const AGAIN_MS = 20
const MOST_TRIES = 50
/** A browser may see no idle moment after a key for a second and more. */
const LONGEST_MS = 100

/** Whether some overlay is on its way out: it still hears the keys meant for what stands below it. */
export const isLeaving = (): boolean => overlays().querySelector(LEAVING) !== null

/** What has faded is still noted as open for a moment: quiet is what was so twice. */
const LOOKS = 2

/** Calls once the last key or click has had its whole effect: nothing left to draw, nothing fading. */
export function afterTransitions(callback: () => void, tries = MOST_TRIES, looks = LOOKS): void {
  const look = () => {
    const left = isLeaving() ? LOOKS : looks - 1
    if (tries > 0 && left > 0)
      setTimeout(() => afterTransitions(callback, tries - 1, left), AGAIN_MS)
    else callback()
  }
  if ('requestIdleCallback' in window) requestIdleCallback(look, { timeout: LONGEST_MS })
  else setTimeout(look, AGAIN_MS)
}
