import type { Transaction } from '@/api/gen/shared/types'
import { OrderStatus } from '@/areas/money_lists'
import { DateTime } from '@/kit/display/DateTime'
import { RecordFields } from '@/kit/display/RecordFields'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { depositDecisions } from './decisions'

/** How a deposit stands, as it is read now. */
export function DepositStatus(props: RecordDialogProps<Transaction>) {
  return (
    <OrderStatus {...props} title="Order status" confirm={depositDecisions.action.confirm}>
      {(deposit) => (
        <RecordFields
          fields={[
            ['Gateway', deposit.gateway],
            ['Created', <DateTime key="created" at={deposit.createdAt} relative />],
            ['Confirmed', <DateTime key="confirmed" at={deposit.confirmedAt} />],
            ['Reject reason', deposit.rejectReason],
          ]}
        />
      )}
    </OrderStatus>
  )
}
