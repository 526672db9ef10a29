import { Pagination } from 'antd'
import { PICKER_PAGE_SIZE } from '@/api/gen/media/constants'
import type { MediaItem } from '@/api/gen/media/endpoints'
import { TileGrid } from '@/kit/list/TileGrid'
import { AssetImage } from './AssetImage'
import { sizeOf } from './labels'

/** Four have room in the picker. */
const TILE_WIDTH = 136
const TILE_HEIGHT = 136

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

/** Images in rows; a double click chooses at once. */
export function MediaGrid({ items, count, page, onTurn, ...tile }: MediaGridProps) {
  if (items.length === 0) return <p role="status">No images are found.</p>
  return (
    <>
      <TileGrid
        label="Images"
        className="media-scroll"
        items={items}
        keyOf={({ _id }) => _id}
        tileWidth={TILE_WIDTH}
        tileHeight={TILE_HEIGHT}
      >
        {(item, at) => <Tile item={item} at={at} {...tile} />}
      </TileGrid>
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
