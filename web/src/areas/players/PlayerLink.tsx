import type { KeyboardEvent } from 'react'
import type { PlayerSubInfo } from '@/api/gen/shared/enums'
import { type FadingDialogProps, useFadingDialog } from '@/kit/dialog/useDialog'
import { Name } from '@/kit/display/Name'
import { useCan, useSession } from '@/session/session'
import { PlayerDrawer } from './lazyPlayerDrawer'
import './players.css'

interface PlayerLinkProps {
  readonly playerCode: string
  /** What a list knows of the player besides: the user chooses what stands for them. */
  readonly names?: PlayerNames
}

interface PlayerNames {
  readonly username?: string
  readonly nickName?: string
}

/** What stands for a player in a list; the code for one who lacks what is chosen. */
function shownName(
  playerCode: string,
  { username, nickName }: PlayerNames,
  chosen?: PlayerSubInfo,
) {
  if (chosen === 'USERNAME') return username || playerCode
  return (chosen === 'NICKNAME' && nickName) || playerCode
}

interface OpenedPlayerProps extends FadingDialogProps {
  readonly playerCode: string
}

const OpenedPlayer = ({ playerCode, open, onClose }: OpenedPlayerProps) => (
  <PlayerDrawer openId={open ? playerCode : null} onClose={onClose} />
)

/** What is done to the code is none of the row's or the drawer's business that it stands in. */
const keepKeys = (event: KeyboardEvent) => {
  if (event.key !== 'Escape') event.stopPropagation()
}

/** A player's code, or name, that opens their details over the page, for those who may read players. */
export function PlayerLink({ playerCode, names = {} }: PlayerLinkProps) {
  const open = useFadingDialog(OpenedPlayer)
  const name = shownName(playerCode, names, useSession().user.playerSubInfoType)
  if (!useCan('players_read'))
    return name === playerCode ? <code>{name}</code> : <Name text={name} />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps to itself what happens within
    <span
      role="presentation"
      onClick={(event) => event.stopPropagation()}
      onKeyDown={keepKeys}
      className="players-link"
    >
      <button
        type="button"
        title={`Open player ${playerCode}`}
        onClick={() => open({ playerCode })}
      >
        <Name text={name} />
      </button>
    </span>
  )
}
