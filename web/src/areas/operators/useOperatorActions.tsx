import { useCallback, useState } from 'react'
import type { Me, OperatorDetails } from '@/api/gen/shared/types'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { useSession } from '@/session/session'
import { type OperatorAction, type OperatorPart, useOperatorComposition } from './composition'
import { DELETED } from './labels'

type Offered = Pick<OperatorPart, 'permission' | 'roles' | 'of'>

/** Whether a tab or an act is for this user, and for such an operator. */
export const isFor = (
  { permission, roles, of }: Offered,
  user: Pick<Me, 'role' | 'permissions'>,
  { parentOpId }: Pick<OperatorDetails, 'parentOpId'>,
): boolean =>
  (!permission || user.permissions.includes(permission)) &&
  (!roles || roles.includes(user.role)) &&
  (!of || (of === 'brand') === Boolean(parentOpId))

interface Running {
  readonly action: OperatorAction
  readonly operator: OperatorDetails
}

/** The acts on an operator or brand, and the dialog of the one that runs. */
export function useOperatorActions() {
  const [running, setRunning] = useState<Running | null>(null)
  const { user } = useSession()
  const { actions } = useOperatorComposition()
  const actionsOf = useCallback(
    (known: OperatorDetails | undefined): readonly RecordAction<OperatorDetails>[] =>
      actions
        .filter((action) => known !== undefined && isFor(action, user, known))
        .map((action) => ({
          id: action.id,
          label: action.label,
          ...(action.danger && { danger: true }),
          disabledReason: (operator) =>
            operator.isDeleted ? DELETED : (action.disabledReason?.(operator) ?? null),
          run: (operator) => setRunning({ action, operator }),
        })),
    [actions, user],
  )
  const dialog = running && (
    <running.action.Dialog operator={running.operator} onClose={() => setRunning(null)} />
  )
  return { actionsOf, dialog }
}
