import { useSyncExternalStore } from 'react'

/** How forms open on this browser that have no shape of their own. */
export type FormShape = 'modal' | 'drawer'

const KEY = 'pitboss.forms'
const changed = new EventTarget()

function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener)
  window.addEventListener('storage', listener)
  return () => {
    changed.removeEventListener('change', listener)
    window.removeEventListener('storage', listener)
  }
}

const chosen = (): FormShape => (localStorage.getItem(KEY) === 'drawer' ? 'drawer' : 'modal')

export const useFormShape = (): FormShape => useSyncExternalStore(subscribe, chosen)

export function chooseFormShape(shape: FormShape): void {
  if (shape === 'drawer') localStorage.setItem(KEY, shape)
  else localStorage.removeItem(KEY)
  changed.dispatchEvent(new Event('change'))
}
