import { Pagination } from 'antd'
import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { PICKER_PAGE_SIZE } from '@/api/gen/media/constants'
import type { MediaItem } from '@/api/gen/media/endpoints'
import { AssetImage } from './AssetImage'
import { sizeOf } from './labels'

const COLUMNS = 4
/** Of a row of tiles with its gap, in pixels, as the style sheet has them. */
const ROW_HEIGHT = 144
const SHOWN_ROWS = 3
/** Rows drawn beside those in view, on either side. */
const MARGIN = 2

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: COLUMNS,
  ArrowUp: -COLUMNS,
}

interface MediaGridProps {
  readonly items: readonly MediaItem[]
  /** The path of the image that is chosen. */
  readonly chosen: string | null
  readonly page: number
  readonly count: number
  readonly onPick: (image: MediaItem) => void
  readonly onChoose: (image: MediaItem) => void
  readonly onTurn: (page: number) => void
}

/** Images in rows, of which those in view are drawn; arrows move the focus, and a double click chooses at once. */
export function MediaGrid({ items, count, page, onTurn, ...tile }: MediaGridProps) {
  const [first, setFirst] = useState(0)
  const grid = useRef<HTMLDivElement>(null)
  const rows = Math.ceil(items.length / COLUMNS)
  const from = Math.max(0, Math.min(first, rows - SHOWN_ROWS) - MARGIN)
  const to = Math.min(rows, first + SHOWN_ROWS + 1 + MARGIN)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const at = Number((event.target as HTMLElement).dataset['at'])
    if (step === undefined || !items[at + step]) return
    event.preventDefault()
    const row = Math.floor((at + step) / COLUMNS)
    flushSync(() => setFirst((now) => Math.min(Math.max(now, row - SHOWN_ROWS + 1), row)))
    grid.current?.querySelector<HTMLElement>(`[data-at="${at + step}"]`)?.focus()
  }
  if (items.length === 0) return <p role="status">No images are found.</p>
  return (
    <>
      <div
        ref={grid}
        className="media-scroll"
        onScroll={({ currentTarget }) => setFirst(Math.floor(currentTarget.scrollTop / ROW_HEIGHT))}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside */}
        <div
          className="media-grid"
          onKeyDown={onKeyDown}
          style={{
            paddingBlockStart: from * ROW_HEIGHT,
            paddingBlockEnd: (rows - to) * ROW_HEIGHT,
          }}
        >
          {items.slice(from * COLUMNS, to * COLUMNS).map((item, index) => (
            <Tile key={item._id} item={item} at={from * COLUMNS + index} {...tile} />
          ))}
        </div>
      </div>
      {count > PICKER_PAGE_SIZE && (
        <Pagination
          size="small"
          current={page}
          pageSize={PICKER_PAGE_SIZE}
          total={count}
          showSizeChanger={false}
          onChange={onTurn}
        />
      )}
    </>
  )
}

interface TileProps extends Pick<MediaGridProps, 'chosen' | 'onPick' | 'onChoose'> {
  readonly item: MediaItem
  readonly at: number
}

function Tile({ item, at, chosen, onPick, onChoose }: TileProps) {
  const { name, path, alt } = item
  return (
    <button
      type="button"
      className="media-tile"
      data-at={at}
      aria-pressed={path === chosen}
      title={[name, sizeOf(item)].filter(Boolean).join('\n')}
      onClick={() => onPick(item)}
      onDoubleClick={() => onChoose(item)}
    >
      <AssetImage path={path} alt={alt} />
      <span>{name}</span>
    </button>
  )
}
