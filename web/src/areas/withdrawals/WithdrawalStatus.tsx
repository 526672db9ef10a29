import { OrderStatus, type TransactionDialogProps } from '@/areas/money_lists'
import { ApproveWithdraw } from './DecideWithdraw'
import { OrderFields } from './OrderFields'

/** How a withdrawal's order stands at its provider. */
export function WithdrawalStatus({ transaction, onClose }: TransactionDialogProps) {
  return (
    <OrderStatus
      transaction={transaction}
      title="Order Status"
      permission="withdrawals_write"
      Confirm={ApproveWithdraw}
      onClose={onClose}
    >
      <OrderFields withdrawal={transaction} />
    </OrderStatus>
  )
}
