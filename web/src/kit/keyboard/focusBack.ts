import { afterTransitions } from '../antd/afterTransitions'
import { overlays } from '../antd/overlays'

const MOST = 20
const CLOSING: ReadonlySet<string> = new Set(['Enter', ' ', 'Escape'])

const CLOSED = '.ant-drawer:not(.ant-drawer-open)'

const isThere = (element: Element): boolean =>
  element.isConnected && element.checkVisibility() && element.closest(CLOSED) === null

const canHold = (element: HTMLElement): boolean => isThere(element) && !element.matches(':disabled')

/**
 * Gives the focus back to where it last was, when what was done in an overlay has taken it away
 * along with what had it. antd does so itself unless the overlay was opened from a menu, which is
 * gone by then. Answers how to end it.
 */
export function bringFocusBack(): () => void {
  let been: readonly HTMLElement[] = []
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    been = [...been.filter((each) => each !== target && each.isConnected), target].slice(-MOST)
  }
  const back = () => {
    const held = document.activeElement
    if (!(held instanceof HTMLElement) || (held !== document.body && isThere(held))) return
    // A drawer that closed keeps the focus, and with it the keys of the page.
    held.blur()
    been.findLast(canHold)?.focus({ preventScroll: true })
  }
  const acted = (event: Event) => {
    const { target } = event
    if (event instanceof KeyboardEvent && !CLOSING.has(event.key)) return
    if (!(target instanceof Element) || !overlays().contains(target)) return
    afterTransitions(() => {
      if (!isThere(target)) back()
    })
  }
  window.addEventListener('focusin', note)
  window.addEventListener('click', acted, true)
  window.addEventListener('keydown', acted, true)
  return () => {
    window.removeEventListener('focusin', note)
    window.removeEventListener('click', acted, true)
    window.removeEventListener('keydown', acted, true)
  }
}
