import { useBrandBillingRecordsQuery, useOperatorsMenuListQuery } from '@/api/gen/endpoints'

/** What a brand still owes by these records, and its name. */
export function useOpen(opId: string | undefined) {
  const { data: menu } = useOperatorsMenuListQuery()
  const { currentData } = useBrandBillingRecordsQuery(
    { opId: opId ?? '', limit: 1 },
    { skip: !opId },
  )
  return {
    whose: menu?.operators.find((each) => each.opId === opId)?.title,
    open: opId ? currentData?.openAmountInUSD : undefined,
  }
}
