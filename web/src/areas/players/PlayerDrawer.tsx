import { ExportOutlined } from '@ant-design/icons'
import { Link } from 'react-router'
import { type Player, usePlayerQuery } from '@/api/gen/players/endpoints'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import { usePlayerComposition } from './composition'
import { PlayerState } from './PlayerState'
import { WalletPreviewButton } from './WalletPreviewButton'
import './players.css'

/** A player's details from the right, over whatever page one is on. */
export function PlayerDrawer(opened: OpenedRecord) {
  const { openId: playerCode, onClose } = opened
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
      state={(player) => <Head player={player} onClose={onClose} />}
      actions={actions}
      tabs={tabs}
    />
  )
}

function Head({ player, onClose }: { readonly player: Player; readonly onClose: () => void }) {
  return (
    <span className="players-head">
      <PlayerState player={player} />
      <WalletPreviewButton player={player} />
      <Link
        to={`/players/${encodeURIComponent(player.playerCode)}`}
        aria-label="Open full page"
        title="Open full page"
        onClick={onClose}
      >
        <ExportOutlined aria-hidden />
      </Link>
    </span>
  )
}
