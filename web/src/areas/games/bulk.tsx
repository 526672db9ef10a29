import { useMemo } from 'react'
import type { Game } from '@/api/gen/games/endpoints'
import type { PreparedBulk } from '@/kit/bulk/bulk'
import { lazyComponent } from '@/kit/lazyComponent'

const ChooseStatus = lazyComponent(() => import('./ChooseStatus').then((code) => code.ChooseStatus))

/** A status for many of an operator's games: which one is asked first. Nothing without an operator. */
export function useStatusBulk(opId: string | undefined): readonly PreparedBulk<Game>[] {
  return useMemo(
    () =>
      opId
        ? [
            {
              id: 'games.status',
              label: 'Set status',
              permission: 'games_write',
              Choice: (asked) => <ChooseStatus opId={opId} {...asked} />,
            },
          ]
        : [],
    [opId],
  )
}
