import { api } from '@/api/gen/operator_billing/endpoints'
import { useListState } from '@/kit/list/useListState'
import { listReads } from '@/session/listReads'
import { billingRecords, RECORDS } from './billingRecords'
import { RecordsPage } from './RecordsPage'
import { periodQuery } from './useRecords'

const { operatorBillingRecord, operatorBillingRecords } = api.endpoints

const OWN = {
  ...billingRecords('Operator', 'Invoices and payments are listed here once they are recorded.'),
  id: 'billing_v1.own' as const,
  fileName: 'my-billing',
  endpoint: operatorBillingRecords,
  useRecord: (id: string | null) =>
    operatorBillingRecord.useQuery({ recordId: id ?? '' }, { skip: id === null }),
}

/** What an operator, or a brand, was invoiced and paid; to read. */
export function OwnRecords() {
  return <RecordsPage {...OWN} list={useListState(RECORDS)} />
}

export const reads = listReads(RECORDS, operatorBillingRecords, periodQuery)
