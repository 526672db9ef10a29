import { SearchOutlined } from '@ant-design/icons'
import { Input, type InputRef, Modal, Pagination } from 'antd'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type PagePlayer, type Player, usePlayersSearchQuery } from '@/api/gen/players/endpoints'
import { counted } from '@/kit/bulk/bulk'
import { Loaded } from '@/kit/display/Loaded'
import { Name } from '@/kit/display/Name'
import { nameText } from '@/kit/display/personText'
import { RowsSkeleton } from '@/kit/display/Skeletons'
import { Status } from '@/kit/display/Status'
import { useIsMasked } from '@/kit/masked'
import { useDebounced } from '@/kit/useDebounced'
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
  const box = useRef<InputRef>(null)
  const [text, setText] = useState('')
  const [page, setPage] = useState(1)
  const [marked, setMarked] = useState<string | null>(null)
  const [openCode, setOpenCode] = useState<string | null>(null)
  const [isEntered, setEntered] = useState(false)
  const wanted = useDebounced(text.trim())
  const opId = useChosenOperator()
  const isMasked = useIsMasked()
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
  const items = (wanted.length < SHORTEST ? undefined : call.currentData?.items) ?? []
  const isSettled = wanted === text.trim() && !call.isFetching
  const toggle = (code: string) => setOpenCode(openCode === code ? null : code)
  const openHit = () => {
    const hit = items.find(({ playerCode }) => playerCode === marked) ?? only(items)
    if (hit) toggle(hit.playerCode)
  }
  // Enter may come before what was typed is found.
  if (isEntered && isSettled) {
    setEntered(false)
    openHit()
  }
  const step = (by: number) => {
    const at = items.findIndex(({ playerCode }) => playerCode === marked)
    const next = items[at < 0 ? (by > 0 ? 0 : items.length - 1) : at + by]
    if (next) setMarked(next.playerCode)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by) {
      event.preventDefault()
      step(by)
    } else if (event.key === 'Enter') setEntered(true)
  }
  return (
    <Modal
      open={open}
      title="Search for player"
      width={760}
      footer={null}
      // What it finds is more or less: its box stays where it is.
      centered={false}
      onCancel={onClose}
      className="players-search"
      afterOpenChange={(isOpen) => isOpen && box.current?.focus()}
    >
      <Input
        ref={box}
        aria-label="Code, ID, name or email of a player"
        placeholder="Code, ID, name, email, card number or transaction ID"
        prefix={<SearchOutlined aria-hidden />}
        maxLength={100}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setPage(1)
          setMarked(null)
        }}
        onKeyDown={onKeyDown}
      />
      {wanted.length < SHORTEST ? (
        <p className="players-hint">
          Type at least {SHORTEST} characters.
          {isMasked && ' Names, emails and cards are found whole: they are masked for you.'}
        </p>
      ) : (
        <Loaded what="The players" call={call} skeleton={<RowsSkeleton rows={4} columns={3} />}>
          {(data) => (
            <Found
              data={data}
              page={page}
              setPage={setPage}
              marked={marked}
              openCode={openCode}
              onToggle={toggle}
              places={places}
              onClose={onClose}
            />
          )}
        </Loaded>
      )}
    </Modal>
  )
}

interface FoundProps {
  readonly data: PagePlayer
  readonly page: number
  readonly setPage: (page: number) => void
  /** The one that the arrows chose. */
  readonly marked: string | null
  readonly openCode: string | null
  readonly onToggle: (playerCode: string) => void
  readonly places: readonly Place[]
  readonly onClose: () => void
}

const only = (items: readonly Player[]): Player | undefined =>
  items.length === 1 ? items[0] : undefined

function Found(props: FoundProps) {
  const { data, page, setPage, marked, openCode, onToggle, places, onClose } = props
  if (data.items.length === 0) {
    return (
      <p className="players-hint" role="status">
        No results.
      </p>
    )
  }
  const chosen = data.items.find(({ playerCode }) => playerCode === marked)
  return (
    <>
      <p className="players-hint" role="status">
        {counted(data.count, 'players')}
        {chosen && ` · ${nameText(chosen.username)} chosen: Enter opens`}
      </p>
      <ul className="players-found">
        {data.items.map((player) => (
          <Row
            key={player.playerCode}
            player={player}
            isMarked={player === chosen}
            isOpen={openCode === player.playerCode}
            onToggle={() => onToggle(player.playerCode)}
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
  readonly isMarked: boolean
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly places: readonly Place[]
  readonly onClose: () => void
}

function Row({ player, isMarked, isOpen, onToggle, places, onClose }: RowProps) {
  const { username, profile, playerCode, operator } = player
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isMarked) row.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isMarked])
  return (
    <li ref={row} className={isMarked ? 'players-marked' : undefined}>
      <button type="button" aria-expanded={isOpen} onClick={onToggle}>
        <strong dir="auto">{username}</strong>
        <span dir="auto">
          <Name text={profile.firstName} /> <Name text={profile.lastName} />
        </span>
        <code>{playerCode}</code>
        <span dir="auto">{operator.opTitle}</span>
        <span className="players-marks">
          {player.isDeleted && <Status tone="ended" label="Deleted" />}
          {player.isBlocked && <Status tone="bad" label="Blocked" />}
          {player.isTest && <Status tone="running" label="Test player" />}
        </span>
      </button>
      {isOpen && <PlayerFields player={player} places={places} onClose={onClose} />}
    </li>
  )
}
