import { type ReactNode, useEffect, useRef, useState } from 'react'

interface Size {
  readonly width: number
  readonly height: number
}

const waiting: (() => void)[] = []
let isDrawing = false

/** One new drawing a frame: several at once would hold the page up for as long as all of them take. */
function inTurn(draw: () => void): void {
  if (isDrawing) {
    waiting.push(draw)
    return
  }
  isDrawing = true
  draw()
  requestAnimationFrame(() => {
    isDrawing = false
    const next = waiting.shift()
    if (next) inTurn(next)
  })
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
    let latest: Size | null = null
    let isDrawn = false
    const draw = () => {
      isDrawn = true
      setSize(latest)
    }
    const observer = new ResizeObserver(([entry]) => {
      const width = Math.round(entry?.contentRect.width ?? 0)
      const height = Math.round(entry?.contentRect.height ?? 0)
      if (width === 0 || height === 0) return
      const isNew = latest === null
      latest = { width, height }
      if (isNew) inTurn(draw)
      else if (isDrawn) setSize(latest)
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
