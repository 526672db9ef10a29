import { useMemo } from 'react'
import { useSession } from '@/session/session'
import { type PlayerPart, usePlayerComposition } from './composition'

/** The parts of a player that this user may see. */
function useParts(parts: readonly PlayerPart[]): readonly PlayerPart[] {
  const { role, permissions } = useSession().user
  return useMemo(
    () =>
      parts.filter(
        (part) =>
          (!part.roles || part.roles.includes(role)) &&
          (!part.permission || permissions.includes(part.permission)),
      ),
    [parts, role, permissions],
  )
}

export const usePlayerTabs = () => useParts(usePlayerComposition().tabs)
export const usePlayerPanels = () => useParts(usePlayerComposition().panels)
