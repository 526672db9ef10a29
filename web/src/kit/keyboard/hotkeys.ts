import { useEffect, useRef } from 'react'

/** `/`, `j`, `Escape`, `mod+k` (Ctrl or ⌘) to what it does. */
export type Hotkeys = Readonly<Record<string, (event: KeyboardEvent) => void>>

const TYPED_INTO =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="combobox"]'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(TYPED_INTO))

/** It keeps the focus for a moment. */
const CLOSED = '.ant-drawer:not(.ant-drawer-open)'

/** A drawer leaves the page's keys with Ctrl or ⌘ alone, unless it holds a form. */
const READ_ONLY = '.ant-drawer:not(.kit-form-drawer)'

function inDialog(target: EventTarget | null, combo: string): boolean {
  const dialog = target instanceof Element ? target.closest('[role="dialog"], .ant-drawer') : null
  if (!dialog || dialog.closest(CLOSED)) return false
  return !(combo.startsWith('mod+') && dialog.closest(READ_ONLY))
}

function comboOf(event: KeyboardEvent): string {
  const mod = event.ctrlKey || event.metaKey
  return `${mod ? 'mod+' : ''}${event.key.length === 1 ? event.key.toLowerCase() : event.key}`
}

/** Keys of a page: silent while one types, unless with Ctrl or ⌘, and under an open dialog. */
export function useHotkeys(keys: Hotkeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const combo = comboOf(event)
      const act = latest.current[combo]
      if (!act || event.defaultPrevented || event.altKey || inDialog(event.target, combo)) return
      if (isTyping(event.target) && !combo.startsWith('mod+')) return
      event.preventDefault()
      act(event)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
