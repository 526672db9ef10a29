import { type ReactNode, useMemo, useState } from 'react'
import type { Player } from '@/api/gen/endpoints'
import type { Act } from '@/kit/record/ActionMenu'
import { useOperationAccess } from '@/session/operationAccess'
import { becauseOf } from './actions'
import { type PlayerAct, usePlayerComposition } from './composition'

interface Running {
  readonly act: PlayerAct
  readonly player: Player
}

/** The acts on a player, and the dialog of the one that runs. */
export function usePlayerActs(): { acts: readonly Act<Player>[]; dialog: ReactNode } {
  const [running, setRunning] = useState<Running | null>(null)
  const mayDelete = useOperationAccess()('playersDelete')
  const composition = usePlayerComposition()
  const acts = useMemo(
    () =>
      composition.acts
        .filter(({ id }) => id !== 'delete' || mayDelete)
        .map((act) => ({
          id: act.id,
          label: act.label,
          ...(act.permission && { permission: act.permission }),
          ...(act.danger && { danger: true }),
          because: (player: Player) => becauseOf(act, player),
          run: (player: Player) => setRunning({ act, player }),
        })),
    [composition, mayDelete],
  )
  const dialog = running && (
    <running.act.Dialog
      key={`${running.act.id}:${running.player.playerCode}`}
      player={running.player}
      onClose={() => setRunning(null)}
    />
  )
  return { acts, dialog }
}
