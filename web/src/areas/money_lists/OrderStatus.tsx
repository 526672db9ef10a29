import { Button, Modal } from 'antd'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { Permission } from '@/api/gen/shared/enums'
import type { Transaction } from '@/api/gen/shared/types'
import { SafeChoice } from '@/kit/dialog/SafeChoice'
import { Copy } from '@/kit/display/Copy'
import { RecordFields } from '@/kit/record/RecordFields'
import { useCan } from '@/session/session'
import type { TransactionDialogProps } from './actions'
import { Sum } from './Sum'
import { TransactionState } from './TransactionState'

interface OrderStatusProps extends TransactionDialogProps {
  readonly title: string
  /** To confirm it here. */
  readonly permission: Permission
  readonly Confirm: ComponentType<{
    readonly transaction: Transaction
    readonly onClose: () => void
  }>
  readonly children: ReactNode
}

/** How an order stands now; confirming it is offered while it is pending. */
export function OrderStatus(props: OrderStatusProps) {
  const { transaction, title, permission, Confirm, onClose, children } = props
  const mayDecide = useCan(permission)
  const [confirming, setConfirming] = useState(false)
  const { txId, status, isDeleted, fromAmount, fromCurrency, player } = transaction
  if (confirming) return <Confirm transaction={transaction} onClose={onClose} />
  return (
    <Modal
      open
      centered
      width={640}
      title={title}
      onCancel={onClose}
      footer={
        <>
          <SafeChoice onClick={onClose}>Close</SafeChoice>
          {mayDecide && status === 'PENDING' && !isDeleted && (
            <Button type="primary" onClick={() => setConfirming(true)}>
              Confirm
            </Button>
          )}
        </>
      }
    >
      <RecordFields
        fields={[
          ['Transaction', <Copy key="id" text={txId} what="transaction ID" />],
          ['Status', <TransactionState key="status" transaction={transaction} />],
          ['Player', player.playerCode],
          ['Amount', <Sum key="amount" amount={fromAmount} currency={fromCurrency} />],
        ]}
      />
      {children}
    </Modal>
  )
}
