import { useOperatorBillingRecordsQuery } from '@/api/gen/operator_billing/endpoints'
import { useOperatorsMenuListQuery } from '@/api/gen/operators/endpoints'

/** What an operator still owes by these records, and its name. */
export function useOpen(opId: string | undefined) {
  const { data: menu } = useOperatorsMenuListQuery()
  const { currentData } = useOperatorBillingRecordsQuery(
    { opId: opId ?? '', includeBrands: false, limit: 1 },
    { skip: !opId },
  )
  return {
    whose: menu?.operators.find((each) => each.opId === opId)?.title,
    open: opId ? currentData?.openAmountInUSD : undefined,
  }
}
