import { useOperatorsMenuListQuery } from '@/api/gen/operators/endpoints'
import { useChosenOperator } from '@/session/operator'

export interface Payer {
  /** The operator whose account it is; none stands for all that the user may see. */
  readonly opId: string | undefined
  /** The brand that is chosen in the top bar: its operator pays for it. */
  readonly brandOpId: string | undefined
  /** Whether it is known yet if the chosen one is a brand. */
  readonly isKnown: boolean
}

export function usePayer(): Payer {
  const chosen = useChosenOperator()
  const { data, isError } = useOperatorsMenuListQuery()
  const parent = data?.operators.find(({ opId }) => opId === chosen)?.parentOpId
  return {
    opId: parent ?? chosen,
    brandOpId: parent ? chosen : undefined,
    isKnown: !chosen || data !== undefined || isError,
  }
}
