import { type RefObject, useEffect } from 'react'
import { useEventCallback } from './useEventCallback'

const HALF = 0.5

/** Calls back once half of an element was in view while it was drawn. */
export function useInView(
  element: RefObject<HTMLElement | null>,
  isDrawn: boolean,
  onView: () => void,
): void {
  const tell = useEventCallback(onView)
  useEffect(() => {
    if (!isDrawn || !element.current) return
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watch.disconnect()
        tell()
      },
      { threshold: HALF },
    )
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element, isDrawn, tell])
}
