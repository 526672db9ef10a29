import { Tabs } from 'antd'
import { useParams } from 'react-router'
import { usePlayerQuery } from '@/api/gen/players/endpoints'
import { Loaded } from '@/kit/display/Loaded'
import { Name } from '@/kit/display/Name'
import { nameText } from '@/kit/display/personText'
import { ActionMenu, usePermittedActions } from '@/kit/record/ActionMenu'
import { useRecordTitle } from '@/kit/tabTitle'
import { playerName } from './labels'
import { PlayerState } from './PlayerState'
import { usePlayerActions } from './usePlayerActions'
import { usePlayerTabs } from './usePlayerTabs'
import { WalletPreviewButton } from './WalletPreviewButton'
import './players.css'

/** A player's details on a page of their own. */
export function PlayerPage() {
  const { playerCode = '' } = useParams()
  const call = usePlayerQuery({
    playerKey: { playerCode },
  })
  const { actions, dialog } = usePlayerActions()
  const allowed = usePermittedActions(actions)
  useRecordTitle(call.currentData && playerName(call.currentData))
  const tabs = usePlayerTabs()
  return (
    <Loaded what={`Player ${playerCode}`} call={call}>
      {(player) => (
        <article className="players-page" aria-label={`Player ${player.playerCode}`}>
          <header>
            <h2>
              <Name text={player.username} /> <code>{player.playerCode}</code>
            </h2>
            <PlayerState player={player} />
            <WalletPreviewButton player={player} />
            {allowed.length > 0 && (
              <ActionMenu
                subject={player}
                label={`Actions of player ${player.playerCode} · ${nameText(player.username)}`}
                actions={allowed}
              />
            )}
          </header>
          <Tabs
            items={tabs.map(({ key, label, Body }) => ({
              key,
              label,
              children: <Body player={player} />,
            }))}
          />
          {dialog}
        </article>
      )}
    </Loaded>
  )
}
