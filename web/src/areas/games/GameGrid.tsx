import { Pagination } from 'antd'
import { memo, type ReactNode, useRef } from 'react'
import { type Game, type GamesApiArg, useGamesQuery } from '@/api/gen/games/endpoints'
import { counted } from '@/kit/bulk/bulk'
import { Loaded } from '@/kit/display/Loaded'
import { labelOf, Status } from '@/kit/display/Status'
import { useToolbarCommands } from '@/kit/keyboard/commands'
import type { FilterField } from '@/kit/list/filterField'
import { BeyondTheEnd, NothingFound } from '@/kit/list/ListEmpty'
import { ListFilters } from '@/kit/list/ListFilters'
import { TileGrid } from '@/kit/list/TileGrid'
import { Unread } from '@/kit/list/Unread'
import { type ListState, PAGE_SIZES } from '@/kit/list/useListState'
import { useEventCallback } from '@/kit/useEventCallback'
import type { filters } from './fields'
import { GameImage } from './GameImage'
import { statuses } from './labels'

const TILE_WIDTH = 168
const TILE_HEIGHT = 208

interface GameGridProps {
  readonly arg: GamesApiArg
  readonly list: ListState<typeof filters.filters>
  readonly fields: readonly FilterField[]
  readonly toolbar: ReactNode
  readonly onOpen: (game: Game) => void
}

/** The games by their art. They are read again whenever the grid is opened. */
export function GameGrid({ arg, list, fields, toolbar, onOpen }: GameGridProps) {
  const call = useGamesQuery(arg, { refetchOnMountOrArgChange: true })
  const row = useRef<HTMLElement>(null)
  const acts = useRef<HTMLDivElement>(null)
  useToolbarCommands(acts, 'On this page')
  const open = useEventCallback(onOpen)
  const { count = 0 } = call.data ?? {}
  return (
    <div className="kit-list">
      <Unread list={list} fields={fields} />
      <div className="kit-list-head">
        <div className="kit-list-acts" ref={acts}>
          {toolbar}
        </div>
      </div>
      <div className="kit-list-bar">
        <ListFilters list={list} fields={fields} row={row} />
      </div>
      <div className="games-grid" aria-busy={call.isFetching}>
        <Loaded what="The games" call={{ ...call, currentData: call.data }}>
          {({ items }) =>
            items.length > 0 ? (
              <TileGrid
                label="Games"
                items={items}
                keyOf={({ id }) => id}
                question={JSON.stringify(arg)}
                tileWidth={TILE_WIDTH}
                tileHeight={TILE_HEIGHT}
                className="games-tiles"
              >
                {(game, at) => <Tile game={game} at={at} onOpen={open} />}
              </TileGrid>
            ) : count > 0 ? (
              <BeyondTheEnd what="games" onFirst={() => list.setPage(1)} />
            ) : (
              <NothingFound what="games" onClear={list.clearFilters} />
            )
          }
        </Loaded>
      </div>
      <footer className="kit-list-foot">
        <div />
        <Pagination
          size="small"
          current={list.page}
          pageSize={list.limit}
          total={count}
          showSizeChanger
          pageSizeOptions={PAGE_SIZES}
          showTotal={(total, [from, to]) => `${from}–${to} of ${counted(total, 'games')}`}
          onChange={(page, size) => list.setPage(size === list.limit ? page : 1, size)}
        />
      </footer>
    </div>
  )
}

interface TileProps {
  readonly game: Game
  readonly at: number
  readonly onOpen: (game: Game) => void
}

const Tile = memo(function Tile({ game, at, onOpen }: TileProps) {
  const { title, provider, status, tag, entry } = game
  const shown = status === 'ACTIVE' ? (entry?.status ?? status) : status
  return (
    <button type="button" className="games-tile" data-at={at} onClick={() => onOpen(game)}>
      <GameImage game={game} className="games-art" />
      <b>{title}</b>
      <span className="games-said">
        <span>{provider}</span>
        {shown === 'ACTIVE' ? tag : <Status {...labelOf(statuses, shown)} />}
      </span>
    </button>
  )
})
