import { Button, Modal } from 'antd'
import { useState } from 'react'
import type { Transaction } from '@/api/gen/shared/types'
import { Sum, TransactionState } from '@/areas/money_lists'
import { SafeChoice } from '@/kit/dialog/SafeChoice'
import { Copy } from '@/kit/display/Copy'
import { RecordFields } from '@/kit/record/RecordFields'
import { useCan } from '@/session/session'
import { ApproveWithdraw } from './DecideWithdraw'
import { OrderFields } from './OrderFields'

interface OrderStatusProps {
  readonly transaction: Transaction
  readonly onClose: () => void
}

/** How an order stands; confirming it is offered while the transaction is pending. */
export function OrderStatus({ transaction, onClose }: OrderStatusProps) {
  const mayDecide = useCan('withdrawals_write')
  const { txId, status, fromAmount, fromCurrency, player, isDeleted } = transaction
  const [confirming, setConfirming] = useState(false)
  const offered = mayDecide && status === 'PENDING' && !isDeleted
  if (confirming) return <ApproveWithdraw transaction={transaction} onClose={onClose} />
  return (
    <Modal
      open
      centered
      width={640}
      title="Order Status"
      footer={
        <>
          <SafeChoice onClick={onClose}>Close</SafeChoice>
          {offered && (
            <Button type="primary" onClick={() => setConfirming(true)}>
              Confirm
            </Button>
          )}
        </>
      }
      onCancel={onClose}
    >
      <RecordFields
        fields={[
          ['ID', <Copy key="id" text={txId} what="transaction ID" />],
          ['Status', <TransactionState key="status" transaction={transaction} />],
          ['Player', player.playerCode],
          ['Amount', <Sum key="amount" amount={fromAmount} currency={fromCurrency} />],
        ]}
      />
      <OrderFields withdrawal={transaction} />
    </Modal>
  )
}
