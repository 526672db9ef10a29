import { useMemo } from 'react'
import { useSession } from '@/app/session/session'
import { type PlayerPart, playerPanels, playerTabs } from './tabs'

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

export const usePlayerTabs = () => useParts(playerTabs)
export const usePlayerPanels = () => useParts(playerPanels)
