import type { Transaction } from '@/api/gen/shared/types'
import { useWithdrawOrderQuery } from '@/api/gen/withdrawals/endpoints'
import { OrderStatus } from '@/areas/money_lists'
import { Loaded } from '@/kit/display/Loaded'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { withdrawDecisions } from './decisions'
import { OrderFields } from './OrderFields'

/** How a withdrawal's order stands at its provider, who is asked for it now. */
export function WithdrawalStatus(props: RecordDialogProps<Transaction>) {
  const { txId } = props.record
  const call = useWithdrawOrderQuery({ txId }, { refetchOnMountOrArgChange: true })
  return (
    <OrderStatus {...props} title="Order status" confirm={withdrawDecisions.approve}>
      {(withdrawal) => (
        <Loaded what="The order’s status" call={call}>
          {(order) => <OrderFields withdrawal={withdrawal} order={order} />}
        </Loaded>
      )}
    </OrderStatus>
  )
}
