import { useChosenOperator } from '@/session/operator'
import { useSession } from '@/session/session'

/** Whose content is shown: the operator's that is chosen, else the user's own; undefined where there is neither. */
export function useContentOperator(): string | undefined {
  const chosen = useChosenOperator()
  const { user } = useSession()
  return chosen ?? user.opId ?? undefined
}
