import { useEffect, useRef } from 'react'
import { useSingleKeysOn } from '../keyboard/singleKeys'
import { useIsCovered } from './useDialog'

const TYPED_INTO = 'input, textarea, select, [role="combobox"], [contenteditable="true"]'

/**
 * Letters that act on the record that is open, in its drawer too: not while one types or a dialog or another drawer
 * stands above it, not with another key, and never on a repeated press.
 */
export function useSingleKeys(keys: Readonly<Record<string, () => void>>): void {
  const areOn = useSingleKeysOn()
  const isCovered = useIsCovered()
  const isOn = areOn && !isCovered
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => {
      const { key, repeat, ctrlKey, metaKey, altKey, target } = event
      if (repeat || ctrlKey || metaKey || altKey || event.defaultPrevented) return
      if (target instanceof Element && target.closest(TYPED_INTO)) return
      const act = latest.current[key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [isOn])
}
