import { useOperatorsMenuListQuery } from '@/api/gen/operators/endpoints'

/** What an operator or brand is called, for a dialog about it; its ID until that is known. */
export function useTitleOf(opId: string): string {
  const operators = useOperatorsMenuListQuery().data?.operators
  return operators?.find((each) => each.opId === opId)?.title ?? opId
}
