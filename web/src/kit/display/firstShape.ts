import { useLayoutEffect } from 'react'

/** Takes away the shape that the page's own file draws while the console loads, once something stands in its place. */
export function useFirstShapeGone(isDrawn = true): void {
  useLayoutEffect(() => {
    if (isDrawn) document.getElementById('first')?.remove()
  }, [isDrawn])
}
