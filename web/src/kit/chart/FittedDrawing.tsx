import { type ReactNode, useEffect, useRef, useState } from 'react'

interface Size {
  readonly width: number
  readonly height: number
}

interface FittedDrawingProps {
  readonly children: (size: Size) => ReactNode
}

/** Draws at the size of its place; one that is hidden, such as a tab behind another, keeps what it had. */
export function FittedDrawing({ children }: FittedDrawingProps) {
  const place = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size | null>(null)
  useEffect(() => {
    if (!place.current) return
    const observer = new ResizeObserver(([entry]) => {
      const width = Math.round(entry?.contentRect.width ?? 0)
      const height = Math.round(entry?.contentRect.height ?? 0)
      if (width > 0 && height > 0) setSize({ width, height })
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className="kit-chart-drawing">
      {size && <div>{children(size)}</div>}
    </div>
  )
}
