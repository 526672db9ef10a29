import { useSyncExternalStore } from 'react'

const KEY = 'pitboss.single-keys'
const OFF = 'off'
const changed = new EventTarget()

function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener)
  window.addEventListener('storage', listener)
  return () => {
    changed.removeEventListener('change', listener)
    window.removeEventListener('storage', listener)
  }
}

const areOn = (): boolean => localStorage.getItem(KEY) !== OFF

/** Whether single letters do what they say on this browser. */
export const useSingleKeysOn = (): boolean => useSyncExternalStore(subscribe, areOn)

export function switchSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, OFF)
  changed.dispatchEvent(new Event('change'))
}
