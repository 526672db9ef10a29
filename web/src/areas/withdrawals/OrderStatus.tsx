import { Button, Modal } from 'antd'
import { useState } from 'react'
import type { Transaction } from '@/api/gen/endpoints'
import { useCan } from '@/app/session/session'
import { Facts } from '@/kit/Facts'
import { Money } from '@/kit/Money'
import { SafeChoice } from '@/kit/SafeChoice'
import { Status } from '@/kit/Status'
import { ApproveWithdraw } from './DecideWithdraw'
import { OrderFacts } from './OrderFacts'
import { states } from './words'

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
      <Facts
        facts={[
          ['Transaction', txId],
          ['Status', <Status key="status" {...states[status]} />],
          ['Player', player.playerCode],
          ['Amount', <Money key="amount" amount={fromAmount} currency={fromCurrency} />],
        ]}
      />
      <OrderFacts withdrawal={transaction} />
    </Modal>
  )
}
