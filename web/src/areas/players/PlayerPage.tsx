import { usePlayerComposition } from './composition'
import { PlayerState } from './PlayerState'
import { WalletPreviewButton } from './WalletPreviewButton'
import './players.css'
import { useParams } from 'react-router'
import { api, type Player, usePlayerQuery } from '@/api/gen/players/endpoints'
import { RecordPage } from '@/kit/record/RecordPage'
import { recordReads } from '@/session/reads'

/** A player's details on a page of their own. */
export function PlayerPage() {
  const { playerCode = '' } = useParams()
  const { actions, tabs } = usePlayerComposition()
  return (
    <RecordPage<Player>
      className="players-page"
      what={`Player ${playerCode}`}
      loaded={usePlayerQuery({ playerKey: { playerCode } })}
      label={({ playerCode: code }) => `player ${code}`}
      name={({ playerCode: code }) => `Player ${code}`}
      title={(player) => (
        <>
          Player <code>{player.playerCode}</code>
        </>
      )}
      state={(player) => (
        <>
          <PlayerState player={player} />
          <WalletPreviewButton player={player} />
        </>
      )}
      back={{ label: 'Players', to: '/players' }}
      actions={actions}
      tabs={tabs}
    />
  )
}

export const reads = recordReads(api.endpoints.player, 'playerCode', (playerKey) => ({ playerKey }))
