import { CMS_DEFAULT, useChosenOperator } from '@/session/operator'
import { useSession } from '@/session/session'

/** Whose entries and figures are shown: the operator's that is chosen, else the user's own; undefined without either. */
export function useGameOperator(): string | undefined {
  const chosen = useChosenOperator()
  const { user } = useSession()
  return (chosen === CMS_DEFAULT ? undefined : chosen) ?? user.opId ?? undefined
}
