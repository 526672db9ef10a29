import { useEffect, useSyncExternalStore } from 'react'

export const APPEARANCES = ['system', 'light', 'dark'] as const
export type Appearance = (typeof APPEARANCES)[number]

export const appearanceNames: Readonly<Record<Appearance, string>> = {
  system: 'Match system',
  light: 'Light',
  dark: 'Dark',
}

const KEY = 'pitboss.appearance'
const DARK = '(prefers-color-scheme: dark)'
const changed = new EventTarget()

function read(): Appearance {
  const kept = localStorage.getItem(KEY)
  return APPEARANCES.find((appearance) => appearance === kept) ?? 'system'
}

function subscribe(listener: () => void): () => void {
  const system = matchMedia(DARK)
  system.addEventListener('change', listener)
  changed.addEventListener('change', listener)
  window.addEventListener('storage', listener)
  return () => {
    system.removeEventListener('change', listener)
    changed.removeEventListener('change', listener)
    window.removeEventListener('storage', listener)
  }
}

const isDark = (): boolean => {
  const appearance = read()
  return appearance === 'system' ? matchMedia(DARK).matches : appearance === 'dark'
}

export function chooseAppearance(appearance: Appearance): void {
  localStorage.setItem(KEY, appearance)
  changed.dispatchEvent(new Event('change'))
}

/** What the user chose, and whether that is dark now; the document's own colours follow. */
export function useAppearance(): { appearance: Appearance; dark: boolean } {
  const appearance = useSyncExternalStore(subscribe, read)
  const dark = useSyncExternalStore(subscribe, isDark)
  useEffect(() => {
    document.documentElement.dataset['theme'] = dark ? 'dark' : 'light'
  }, [dark])
  return { appearance, dark }
}
