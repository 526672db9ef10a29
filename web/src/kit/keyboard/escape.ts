import { afterTransitions, isLeaving } from '../antd/afterTransitions'

const ESCAPE = { key: 'Escape', code: 'Escape', keyCode: 27, bubbles: true, cancelable: true }

/**
 * Lets every Escape reach what stands on top. What one closes takes a moment to go, and antd gives
 * it the next one too, which then does nothing: that one waits. Answers how to end it.
 */
export function orderEscapes(): () => void {
  let busy = false
  let held = 0
  let isForced = false
  const send = () => {
    held -= 1
    const target = document.activeElement ?? document.body
    target.dispatchEvent(new KeyboardEvent('keydown', ESCAPE))
  }
  const settle = () => {
    busy = false
    if (held > 0) send()
  }
  // Whatever is done next comes after what was held, or that would close what is opened by it.
  const next = () => {
    if (held === 0) return
    busy = false
    isForced = true
    while (held > 0) send()
    isForced = false
  }
  const listen = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return next()
    if (event.isComposing || isForced) return
    if (event.repeat || busy || isLeaving()) {
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.repeat) return
      held += 1
      if (busy) return
    }
    busy = true
    afterTransitions(settle)
  }
  window.addEventListener('keydown', listen, true)
  window.addEventListener('pointerdown', next, true)
  return () => {
    held = 0
    window.removeEventListener('keydown', listen, true)
    window.removeEventListener('pointerdown', next, true)
  }
}
