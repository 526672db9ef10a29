import { useOperatorsMenuListQuery } from '@/api/gen/operators/endpoints'
import { useChosenOperator } from '@/session/operator'

export interface Payer {
  /** The operator whose account it is; none stands for all that the user may see. */
  readonly opId: string | undefined
  /** The brand that is chosen in the top bar: its operator pays for it. */
  readonly brandOpId: string | undefined
  /** What a page says where an operator stands in for the chosen brand. */
  readonly standIn: string | null
  /** Whether it is known yet if the chosen one is a brand. */
  readonly isKnown: boolean
}

/** Whose V2 account the top bar's choice means: brands have none of their own. */
export function usePayer(): Payer {
  const chosen = useChosenOperator()
  const { data, isError } = useOperatorsMenuListQuery()
  const titleOf = (id: string) => data?.operators?.find(({ opId }) => opId === id)?.title ?? id
  const parent = data?.operators?.find(({ opId }) => opId === chosen)?.parentOpId
  return {
    opId: parent ?? chosen,
    brandOpId: parent ? chosen : undefined,
    standIn:
      chosen && parent
        ? `${titleOf(chosen)} is billed with its operator: invoices and totals are ${titleOf(parent)}’s.`
        : null,
    isKnown: !chosen || data !== undefined || isError,
  }
}
