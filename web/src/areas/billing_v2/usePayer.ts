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

/** Whose V2 account the top bar's choice means: brands have none of their own, unless they were operators before. */
export function usePayer(): Payer {
  const chosen = useChosenOperator()
  const { data, isError } = useOperatorsMenuListQuery()
  const titleOf = (id: string) => data?.operators?.find(({ opId }) => opId === id)?.title ?? id
  const { parentOpId, wasOperator } = data?.operators?.find(({ opId }) => opId === chosen) ?? {}
  const parent = wasOperator ? null : parentOpId
  return {
    opId: parent ?? chosen,
    brandOpId: parent ? chosen : undefined,
    standIn:
      chosen && parentOpId
        ? standInText(titleOf(chosen), titleOf(parentOpId), wasOperator ?? false)
        : null,
    isKnown: !chosen || data !== undefined || isError,
  }
}

const standInText = (brand: string, operator: string, wasOperator: boolean): string =>
  wasOperator
    ? `${brand} is a brand of ${operator} now: these are its invoices from its time as an operator.`
    : `${brand} is billed with its operator: invoices and totals are ${operator}’s.`
