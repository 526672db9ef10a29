import { type ReactNode, useEffect, useRef, useState } from 'react'

interface Size {
  readonly width: number
  readonly height: number
}

/** Paper has a width of its own: its style sheet says another one. */
const FROM_STYLE = { width: 'var(--drawn-width)', height: 'var(--drawn-height)' }

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

/** Null of what is hidden. */
function sizeOf(entry: ResizeObserverEntry | undefined): Size | null {
  const width = Math.round(entry?.contentRect.width ?? 0)
  const height = Math.round(entry?.contentRect.height ?? 0)
  return width === 0 || height === 0 ? null : { width, height }
}

interface FittedDrawingProps {
  readonly children: (size: Size & { readonly style: typeof FROM_STYLE }) => ReactNode
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
      const found = sizeOf(entry)
      // What stands is scaled to the paper: its words would not fit into less.
      if (!found || (latest && matchMedia('print').matches)) return
      const isNew = latest === null
      latest = found
      if (isNew) inTurn(draw)
      else if (isDrawn) setSize(latest)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className="kit-chart-drawing">
      {size && (
        <div
          style={
            { '--drawn-width': `${size.width}px`, '--drawn-height': `${size.height}px` } as object
          }
        >
          {children({ ...size, style: FROM_STYLE })}
        </div>
      )}
    </div>
  )
}
