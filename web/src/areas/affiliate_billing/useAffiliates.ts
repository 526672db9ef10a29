import { useAffiliateBillingAffiliatesQuery } from '@/api/gen/affiliate_billing/endpoints'
import { useOperationAccess } from '@/session/operationAccess'
import { useTenantFilters } from '@/session/operator'

/** Who can be paid, for those who may know. */
export function useAffiliates() {
  const skip = !useOperationAccess()('affiliateBillingAffiliates')
  const { data } = useAffiliateBillingAffiliatesQuery(useTenantFilters(), { skip })
  return skip ? null : (data?.affiliates ?? [])
}
