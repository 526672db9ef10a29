import {
  type OperatorDetails,
  type Player,
  useOperatorsMeQuery,
  useOperatorsShowQuery,
} from '@/api/gen/endpoints'
import { useSession } from '@/app/session/session'

const PLATFORM_ADMINS: readonly string[] = ['SUPER_ADMIN', 'ADMIN']

/** The player's operator, asked for by its id by whoever sees several, else the user's own. */
export function useOperatorOf({ operator }: Player): OperatorDetails | undefined {
  const { user } = useSession()
  const isAsked =
    PLATFORM_ADMINS.includes(user.role) || !!operator.parentOpId || operator.opId !== user.opId
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
