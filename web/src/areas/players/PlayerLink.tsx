import { type KeyboardEvent, useState } from 'react'
import { useCan } from '@/session/session'
import { PlayerDrawer } from './lazyPlayerDrawer'
import './players.css'

interface PlayerLinkProps {
  readonly playerCode: string
}

/** What happens in the drawer is none of the row's or the drawer's business that the code stands in. */
const keepKeys = (event: KeyboardEvent) => {
  if (event.key !== 'Escape') event.stopPropagation()
}

/** A player's code that opens their details over the page, for those who may read players. */
export function PlayerLink({ playerCode }: PlayerLinkProps) {
  const [open, setOpen] = useState<boolean | null>(null)
  if (!useCan('players_read')) return <code>{playerCode}</code>
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps to itself what happens within
    <span
      role="presentation"
      onClick={(event) => event.stopPropagation()}
      onKeyDown={keepKeys}
      className="players-link"
    >
      <button type="button" title={`Open player ${playerCode}`} onClick={() => setOpen(true)}>
        {playerCode}
      </button>
      {open !== null && (
        <PlayerDrawer openId={open ? playerCode : null} onClose={() => setOpen(false)} />
      )}
    </span>
  )
}
