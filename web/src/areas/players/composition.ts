import { type ComponentType, createContext, useContext } from 'react'
import type { Player } from '@/api/gen/players/endpoints'
import type { Permission, Role } from '@/api/gen/shared/enums'
import type { OpenedRecord } from '@/kit/record/RecordDrawer'

export interface PlayerDialogProps {
  readonly player: Player
  readonly onClose: () => void
}

/** One act on a player, in their row's menu and their drawer's head. */
export interface PlayerAction {
  readonly id: string
  readonly label: string
  readonly permission?: Permission
  readonly danger?: boolean
  /** Whether it is open for a deleted player too. */
  readonly allowsDeleted?: boolean
  /** Why not for this player; null when it may be done. */
  readonly disabledReason?: (player: Player) => string | null
  /** What it opens; its code comes when it is first opened. */
  readonly Dialog: ComponentType<PlayerDialogProps>
}

export interface PlayerPartProps {
  readonly player: Player
}

/** A tab of a player's details, or a panel of their wallets. */
export interface PlayerPart {
  readonly key: string
  readonly label: string
  readonly permission?: Permission
  readonly roles?: readonly Role[]
  readonly Body: ComponentType<PlayerPartProps>
}

/** All that is shown of a player and done to them, by this area and by others. */
export interface PlayerComposition {
  readonly actions: readonly PlayerAction[]
  readonly tabs: readonly PlayerPart[]
  /** Of a player's wallets, not real-time. */
  readonly panels: readonly PlayerPart[]
  /** A transaction's details, over the lists behind a total. */
  readonly TransactionDrawer: ComponentType<OpenedRecord>
}

export const PlayerCompositionContext = createContext<PlayerComposition | null>(null)

export function usePlayerComposition(): PlayerComposition {
  const composition = useContext(PlayerCompositionContext)
  if (!composition) throw new Error('usePlayerComposition outside the composition')
  return composition
}
