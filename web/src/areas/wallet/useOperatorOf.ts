import { useOperatorsMeQuery, useOperatorsShowQuery } from '@/api/gen/operators/endpoints'
import type { Player } from '@/api/gen/players/endpoints'
import type { Me, OperatorDetails } from '@/api/gen/shared/types'
import { isPlatformAdmin } from '@/session/roles'
import { useSession } from '@/session/session'

type Operator = Pick<Player['operator'], 'opId' | 'parentOpId'>

/** Whether this user asks for a player's operator by its id; everybody else's is the session's own. */
export const isAskedFor = ({ opId, parentOpId }: Operator, user: Pick<Me, 'role' | 'opId'>) =>
  isPlatformAdmin(user.role) || !!parentOpId || opId !== user.opId

/** The operator or brand at which a player plays, with its limits and currencies. */
export function useOperatorOf({ operator }: Player): OperatorDetails | undefined {
  const { user } = useSession()
  const isAsked = isAskedFor(operator, user)
  const shown = useOperatorsShowQuery(
    { operatorNamed: { opId: operator.opId } },
    { skip: !isAsked, refetchOnMountOrArgChange: true },
  )
  const own = useOperatorsMeQuery(
    { nothing: {} },
    { skip: isAsked, refetchOnMountOrArgChange: true },
  )
  return isAsked ? shown.currentData : own.currentData
}
