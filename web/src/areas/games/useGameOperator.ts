import type { Me } from '@/api/gen/shared/types'
import { CMS_DEFAULT, useChosenOperator } from '@/session/operator'
import { useSession } from '@/session/session'

/** Whose entries and figures are shown: the operator's that is chosen, else the user's own; undefined without either. */
export const useGameOperator = (): string | undefined =>
  gameOperator(useChosenOperator(), useSession().user)

export const gameOperator = (
  chosen: string | undefined,
  user: Pick<Me, 'opId'>,
): string | undefined => (chosen === CMS_DEFAULT ? undefined : chosen) ?? user.opId ?? undefined
