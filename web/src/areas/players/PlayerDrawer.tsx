import { type Player, usePlayerQuery } from '@/api/gen/players/endpoints'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import { usePlayerComposition } from './composition'
import { PlayerState } from './PlayerState'
import { WalletPreviewButton } from './WalletPreviewButton'
import './players.css'

/** A player's details from the right, over whatever page one is on. */
export function PlayerDrawer(opened: OpenedRecord) {
  const { openId: playerCode } = opened
  const call = usePlayerQuery(
    { playerKey: { playerCode: playerCode ?? '' } },
    { skip: playerCode === null },
  )
  const { actions, tabs } = usePlayerComposition()
  return (
    <RecordDrawer<Player>
      {...opened}
      title={`Player ${playerCode ?? ''}`.trim()}
      path={playerCode === null ? undefined : `/players/${encodeURIComponent(playerCode)}`}
      loaded={call}
      state={(player) => <Head player={player} />}
      actions={actions}
      tabs={tabs}
    />
  )
}

function Head({ player }: { readonly player: Player }) {
  return (
    <span className="players-head">
      <PlayerState player={player} />
      <WalletPreviewButton player={player} />
    </span>
  )
}
