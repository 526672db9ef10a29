import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useEventCallback } from '../useEventCallback'
import './TileGrid.css'

/** Rows drawn beside those in view, on either side. */
const MARGIN = 2
/** Before the grid's own size is known. */
const USUAL = { columns: 4, rows: 3 }
const GAP = 8

interface TileGridProps<Item> {
  readonly label: string
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  /** What the items answer: those of another question are shown from the first one on. */
  readonly question?: string
  /** The least that a tile is wide, in pixels: as many columns as have room share it. */
  readonly tileWidth: number
  /** Of a tile, in pixels. */
  readonly tileHeight: number
  readonly className?: string
  /** A tile: what has the focus in it says `data-at`. */
  readonly children: (item: Item, at: number) => ReactNode
}

/** Tiles in rows, of which those in view are drawn; arrows move the focus. */
export function TileGrid<Item>(props: TileGridProps<Item>) {
  const { label, items, keyOf, question = '', tileWidth, tileHeight, className = '' } = props
  const box = useRef<HTMLElement>(null)
  const rowHeight = tileHeight + GAP
  const { columns, shownRows, first, bring, look } = useSeen(box, tileWidth, rowHeight, question)
  const rows = Math.ceil(items.length / columns)
  const from = Math.max(0, Math.min(first, rows - shownRows) - MARGIN)
  const to = Math.min(rows, first + shownRows + 1 + MARGIN)
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const next = Number((event.target as HTMLElement).dataset['at']) + (step ?? 0)
    if (step === undefined || !items[next]) return
    event.preventDefault()
    bring(Math.floor(next / columns))
    box.current?.querySelector<HTMLElement>(`[data-at="${next}"]`)?.focus()
  }
  return (
    <section aria-label={label} ref={box} className={`kit-tiles ${className}`} onScroll={look}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside */}
      <div
        className="kit-tiles-grid"
        onKeyDown={onKeyDown}
        style={{
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          gridAutoRows: tileHeight,
          paddingBlockStart: from * rowHeight,
          paddingBlockEnd: (rows - to) * rowHeight,
        }}
      >
        {items.slice(from * columns, to * columns).map((item, index) => (
          <div key={keyOf(item)} className="kit-tile">
            {props.children(item, from * columns + index)}
          </div>
        ))}
      </div>
    </section>
  )
}

type Box = RefObject<HTMLElement | null>

/** How many columns and rows have room, and which row is the first in view. */
function useSeen(box: Box, tileWidth: number, rowHeight: number, question: string) {
  const [seen, setSeen] = useState({ columns: USUAL.columns, rows: USUAL.rows, first: 0, question })
  if (seen.question !== question) setSeen({ ...seen, first: 0, question })
  const look = useEventCallback(() => {
    const { current } = box
    if (!current) return
    const { clientWidth, clientHeight, scrollTop } = current
    const columns = Math.max(1, Math.floor((clientWidth + GAP) / (tileWidth + GAP)))
    const next = {
      columns: clientWidth ? columns : seen.columns,
      rows: clientHeight ? Math.ceil(clientHeight / rowHeight) : seen.rows,
      first: Math.floor(scrollTop / rowHeight),
    }
    const isSame =
      next.columns === seen.columns && next.rows === seen.rows && next.first === seen.first
    if (!isSame) setSeen({ ...seen, ...next })
  })
  useLayoutEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(look)
    observer.observe(box.current)
    look()
    return () => observer.disconnect()
  }, [box, look])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question begins at the top
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = 0
  }, [box, question])
  return {
    columns: seen.columns,
    shownRows: seen.rows,
    first: seen.first,
    look,
    /** Draws a row at once that is not in view. */
    bring: (row: number) =>
      flushSync(() =>
        setSeen((now) => ({
          ...now,
          first: Math.min(Math.max(now.first, row - now.rows + 1), row),
        })),
      ),
  }
}
