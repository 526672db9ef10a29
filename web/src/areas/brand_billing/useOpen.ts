import { useBrandBillingRecordsQuery } from '@/api/gen/brand_billing/endpoints'
import { useOperatorsMenuListQuery } from '@/api/gen/operators/endpoints'

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
