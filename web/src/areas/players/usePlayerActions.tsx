import { type ReactNode, useMemo, useState } from 'react'
import type { Player } from '@/api/gen/players/endpoints'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { useOperationAccess } from '@/session/operationAccess'
import { disabledReasonOf } from './actions'
import { type PlayerAction, usePlayerComposition } from './composition'

interface Running {
  readonly action: PlayerAction
  readonly player: Player
}

/** The acts on a player, and the dialog of the one that runs. */
export function usePlayerActions(): {
  actions: readonly RecordAction<Player>[]
  dialog: ReactNode
} {
  const [running, setRunning] = useState<Running | null>(null)
  const mayDelete = useOperationAccess()('playersDelete')
  const composition = usePlayerComposition()
  const actions = useMemo(
    () =>
      composition.actions
        .filter(({ id }) => id !== 'delete' || mayDelete)
        .map((action) => ({
          id: action.id,
          label: action.label,
          ...(action.permission && { permission: action.permission }),
          ...(action.danger && { danger: true }),
          disabledReason: (player: Player) => disabledReasonOf(action, player),
          run: (player: Player) => setRunning({ action, player }),
        })),
    [composition, mayDelete],
  )
  const dialog = running && (
    <running.action.Dialog
      key={`${running.action.id}:${running.player.playerCode}`}
      player={running.player}
      onClose={() => setRunning(null)}
    />
  )
  return { actions, dialog }
}
