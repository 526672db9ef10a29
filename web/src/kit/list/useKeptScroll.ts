import { type RefObject, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** How far lists were scrolled when they were left, by their place in the browser's history and what they list. */
const left = new Map<string, number>()

/** Back to a list shows it as far down as it was left. */
export function useKeptScroll(box: RefObject<HTMLElement | null>, what: string): void {
  const { key } = useLocation()
  const how = useNavigationType()
  const place = `${key} ${what}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it is first drawn, and no later
  useLayoutEffect(() => {
    const kept = left.get(place)
    if (how === 'POP' && kept && box.current) box.current.scrollTop = kept
  }, [])
  useLayoutEffect(() => {
    const { current } = box
    return () => {
      if (current) left.set(place, current.scrollTop)
    }
  }, [box, place])
}
