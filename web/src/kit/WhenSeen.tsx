import { type ReactNode, useEffect, useRef, useState } from 'react'
import { LATE, usePrinting } from './print'

interface WhenSeenProps {
  readonly children: ReactNode
}

/** How near it has to come, so that it stands there by the time it is reached. */
const NEAR = '200px'

/** Something further down, such as charts, whose code and figures come once its place is near what is seen, or printed. */
export function WhenSeen({ children }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(() => !('IntersectionObserver' in window))
  const isPrinting = usePrinting()
  if (isPrinting && !isSeen) setSeen(true)
  useEffect(() => {
    if (isSeen || !place.current) return
    const observer = new IntersectionObserver(
      (entries) => setSeen(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: NEAR },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isSeen])
  return (
    <div ref={place} className={LATE}>
      {isSeen && children}
    </div>
  )
}
