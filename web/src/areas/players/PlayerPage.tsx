import { usePlayerComposition } from './composition'
import { playerName } from './labels'
import { PlayerState } from './PlayerState'
import { WalletPreviewButton } from './WalletPreviewButton'
import './players.css'
import { useParams } from 'react-router'
import { type Player, usePlayerQuery } from '@/api/gen/players/endpoints'
import { Name } from '@/kit/display/Name'
import { nameText } from '@/kit/display/personText'
import { RecordPage } from '@/kit/record/RecordPage'

/** A player's details on a page of their own. */
export function PlayerPage() {
  const { playerCode = '' } = useParams()
  const { actions, tabs } = usePlayerComposition()
  return (
    <RecordPage<Player>
      className="players-page"
      what={`Player ${playerCode}`}
      loaded={usePlayerQuery({ playerKey: { playerCode } })}
      label={({ playerCode: code, username }) => `player ${code} · ${nameText(username)}`}
      name={playerName}
      title={(player) => (
        <>
          <Name text={player.username} /> <code>{player.playerCode}</code>
        </>
      )}
      state={(player) => (
        <>
          <PlayerState player={player} />
          <WalletPreviewButton player={player} />
        </>
      )}
      actions={actions}
      tabs={tabs}
    />
  )
}
