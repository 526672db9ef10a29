import {
  api,
  useOperatorBillingRecordQuery,
  useOperatorBillingRecordsQuery,
} from '@/api/gen/operator_billing/endpoints'
import { useListState } from '@/kit/list/useListState'
import { AdditionalDetails } from './AdditionalDetails'
import { RECORDS, RecordList } from './RecordList'
import { useOpened, useWireQuery } from './useRecords'

/** What an operator, or a brand, was invoiced and paid; to read. */
export function OwnRecords() {
  const list = useListState(RECORDS)
  const query = useWireQuery(list.query)
  const opened = useOpened()
  const call = useOperatorBillingRecordQuery(
    { recordId: opened.openId ?? '' },
    { skip: opened.openId === null },
  )
  return (
    <RecordList
      id="billing_v1.own"
      who="Operator"
      list={list}
      loaded={useOperatorBillingRecordsQuery(query)}
      opened={opened}
      record={call}
      exporting={{
        fileName: 'my-billing',
        endpoint: api.endpoints.operatorBillingRecords,
        arg: query,
      }}
      toolbar={<AdditionalDetails />}
      advice="Invoices and payments are listed here once they are recorded."
    />
  )
}
