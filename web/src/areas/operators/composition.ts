import { type ComponentType, createContext, useContext } from 'react'
import type { Permission, Role } from '@/api/gen/shared/enums'
import type { OperatorDetails } from '@/api/gen/shared/types'

export interface OperatorPartProps {
  readonly operator: OperatorDetails
}

export interface OperatorDialogProps extends OperatorPartProps {
  readonly onClose: () => void
}

/** A tab of an operator's or brand's page. */
export interface OperatorPart {
  readonly key: string
  readonly label: string
  readonly permission?: Permission
  readonly roles?: readonly Role[]
  /** Whether it stands at a brand, at an operator without a parent, or at both where nothing is said. */
  readonly of?: 'operator' | 'brand'
  readonly Body: ComponentType<OperatorPartProps>
}

/** One act on an operator or brand, in the menu of its page. */
export interface OperatorAction {
  readonly id: string
  readonly label: string
  readonly permission?: Permission
  readonly roles?: readonly Role[]
  readonly of?: 'operator' | 'brand'
  readonly danger?: boolean
  /** Why not for this one; null when it may be done. */
  readonly disabledReason?: (operator: OperatorDetails) => string | null
  /** What it opens; its code comes when it is first opened. */
  readonly Dialog: ComponentType<OperatorDialogProps>
}

/** All that is shown of an operator and done to it, by this area and by others. */
export interface OperatorComposition {
  readonly tabs: readonly OperatorPart[]
  readonly actions: readonly OperatorAction[]
  /** What it keeps at crypto providers, beside its billing wallet. */
  readonly Treasuries: ComponentType<OperatorPartProps>
}

export const OperatorCompositionContext = createContext<OperatorComposition | null>(null)

export function useOperatorComposition(): OperatorComposition {
  const composition = useContext(OperatorCompositionContext)
  if (!composition) throw new Error('useOperatorComposition outside the composition')
  return composition
}
