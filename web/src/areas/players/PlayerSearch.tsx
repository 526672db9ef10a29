import { SearchOutlined } from '@ant-design/icons'
import { Input, Modal, Pagination } from 'antd'
import { useState } from 'react'
import type { ApiError } from '@/api/answer'
import { type PagePlayer, type Player, usePlayersSearchQuery } from '@/api/gen/players/endpoints'
import { counted } from '@/kit/bulk/bulk'
import { Failure } from '@/kit/display/Failure'
import { RowsSkeleton, useLasting } from '@/kit/display/Skeletons'
import { useSettled } from '@/kit/useSettled'
import { CMS_DEFAULT, useChosenOperator } from '@/session/operator'
import { type Place, PlayerFields } from './PlayerFields'
import './players.css'

const PAGE_SIZE = 50
const SHORTEST = 2

interface PlayerSearchProps {
  readonly open: boolean
  readonly places: readonly Place[]
  readonly onClose: () => void
}

/** Finds a player by code, id, name or e-mail at the chosen operator, or at all of them. */
export function PlayerSearch({ open, places, onClose }: PlayerSearchProps) {
  const [text, setText] = useState('')
  const [page, setPage] = useState(1)
  const wanted = useSettled(text.trim())
  const opId = useChosenOperator()
  const call = usePlayersSearchQuery(
    {
      playerSearch: {
        query: wanted,
        page,
        limit: PAGE_SIZE,
        ...(opId && opId !== CMS_DEFAULT ? { opId } : {}),
      },
    },
    { skip: wanted.length < SHORTEST },
  )
  return (
    <Modal
      open={open}
      title="Search For Player"
      width={760}
      footer={null}
      onCancel={onClose}
      className="players-search"
    >
      <Input
        autoFocus
        aria-label="Code, ID, name or email of a player"
        placeholder="Code, ID, username, nickname, name or email"
        prefix={<SearchOutlined aria-hidden />}
        maxLength={100}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setPage(1)
        }}
      />
      {wanted.length < SHORTEST ? (
        <p className="players-hint">Type at least {SHORTEST} characters.</p>
      ) : (
        <Found call={call} page={page} setPage={setPage} places={places} onClose={onClose} />
      )}
    </Modal>
  )
}

interface FoundProps {
  readonly call: {
    readonly currentData?: PagePlayer | undefined
    readonly error?: unknown
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  readonly page: number
  readonly setPage: (page: number) => void
  readonly places: readonly Place[]
  readonly onClose: () => void
}

function Found({ call, page, setPage, places, onClose }: FoundProps) {
  const { currentData: data, error, isFetching, refetch } = call
  const waiting = useLasting(isFetching && !data)
  const [openCode, setOpenCode] = useState<string | null>(null)
  if (error && !isFetching) {
    return <Failure what="The player search failed" error={error as ApiError} onRetry={refetch} />
  }
  if (!data) return waiting ? <RowsSkeleton rows={4} columns={3} /> : null
  if (data.items.length === 0) {
    return (
      <p className="players-hint" role="status">
        No results.
      </p>
    )
  }
  return (
    <>
      <p className="players-hint" role="status">
        {counted(data.count, 'players')}
      </p>
      <ul className="players-found">
        {data.items.map((player) => (
          <Row
            key={player.playerCode}
            player={player}
            isOpen={openCode === player.playerCode}
            onToggle={() => setOpenCode(openCode === player.playerCode ? null : player.playerCode)}
            places={places}
            onClose={onClose}
          />
        ))}
      </ul>
      {data.count > PAGE_SIZE && (
        <Pagination
          size="small"
          current={page}
          pageSize={PAGE_SIZE}
          total={data.count}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
    </>
  )
}

interface RowProps {
  readonly player: Player
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly places: readonly Place[]
  readonly onClose: () => void
}

function Row({ player, isOpen, onToggle, places, onClose }: RowProps) {
  const { username, profile, playerCode, operator } = player
  return (
    <li>
      <button type="button" aria-expanded={isOpen} onClick={onToggle}>
        <strong dir="auto">{username}</strong>
        <span dir="auto">
          {profile.firstName} {profile.lastName}
        </span>
        <code>{playerCode}</code>
        <span dir="auto">{operator.opTitle}</span>
      </button>
      {isOpen && <PlayerFields player={player} places={places} onClose={onClose} />}
    </li>
  )
}
