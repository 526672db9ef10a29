import { useTransactionQuery } from '@/api/gen/transactions/endpoints'
import { OrderStatus, type TransactionDialogProps } from '@/areas/money_lists'
import { DateTime } from '@/kit/display/DateTime'
import { RecordFields } from '@/kit/record/RecordFields'
import { ORDER_TITLE } from './labels'
import { VerifyDeposit } from './VerifyDeposit'

/** How a deposit stands, as it is read now. */
export function DepositStatus({ transaction, onClose }: TransactionDialogProps) {
  const call = useTransactionQuery({ txId: transaction.txId }, { refetchOnMountOrArgChange: true })
  const deposit = call.currentData ?? transaction
  return (
    <OrderStatus
      transaction={deposit}
      title={ORDER_TITLE}
      permission="deposits_write"
      Confirm={VerifyDeposit}
      onClose={onClose}
    >
      <RecordFields
        fields={[
          ['Gateway', deposit.gateway],
          ['Created', <DateTime key="created" at={deposit.createdAt} relative />],
          ['Confirmed', <DateTime key="confirmed" at={deposit.confirmedAt} />],
          ['Reject reason', deposit.rejectReason],
        ]}
      />
    </OrderStatus>
  )
}
