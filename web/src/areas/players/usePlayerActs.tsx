import { type ReactNode, useMemo, useState } from 'react'
import type { Player } from '@/api/gen/endpoints'
import { useOffers } from '@/app/session/offers'
import type { Act } from '@/kit/ActionMenu'
import { type PlayerAct, playerActs } from './acts'

interface Running {
  readonly act: PlayerAct
  readonly player: Player
}

/** The acts on a player, and the dialog of the one that runs. */
export function usePlayerActs(): { acts: readonly Act<Player>[]; dialog: ReactNode } {
  const [running, setRunning] = useState<Running | null>(null)
  const mayDelete = useOffers()('playersDelete')
  const acts = useMemo(
    () =>
      playerActs
        .filter(({ id }) => id !== 'delete' || mayDelete)
        .map((act) => ({
          id: act.id,
          label: act.label,
          ...(act.permission && { permission: act.permission }),
          ...(act.danger && { danger: true }),
          ...(act.because && { because: act.because }),
          run: (player: Player) => setRunning({ act, player }),
        })),
    [mayDelete],
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
