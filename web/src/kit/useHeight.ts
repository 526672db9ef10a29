import { type RefObject, useLayoutEffect, useState } from 'react'

/** The element's height in pixels, kept up to date; `fallback` until it has one. */
export function useHeight(element: RefObject<HTMLElement | null>, fallback: number): number {
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => setHeight(Math.floor(current.getBoundingClientRect().height))
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    measure()
    return () => observer.disconnect()
  }, [element])
  return height || fallback
}
