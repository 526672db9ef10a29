import { Button, Modal } from 'antd'
import { useState } from 'react'
import { useTransactionQuery } from '@/api/gen/transactions/endpoints'
import { Sum, type TransactionDialogProps, TransactionState } from '@/areas/money_lists'
import { SafeChoice } from '@/kit/dialog/SafeChoice'
import { Copy } from '@/kit/display/Copy'
import { DateTime } from '@/kit/display/DateTime'
import { RecordFields } from '@/kit/record/RecordFields'
import { useCan } from '@/session/session'
import { ORDER_TITLE } from './labels'
import { VerifyDeposit } from './VerifyDeposit'

/** How a deposit stands now; confirming it is offered while it is pending. */
export function OrderStatus({ transaction, onClose }: TransactionDialogProps) {
  const mayDecide = useCan('deposits_write')
  const [confirming, setConfirming] = useState(false)
  const call = useTransactionQuery({ txId: transaction.txId }, { refetchOnMountOrArgChange: true })
  const deposit = call.currentData ?? transaction
  if (confirming) return <VerifyDeposit transaction={deposit} onClose={onClose} />
  const { txId, status, isDeleted, fromAmount, fromCurrency } = deposit
  const offered = mayDecide && status === 'PENDING' && !isDeleted
  return (
    <Modal
      open
      centered
      width={560}
      title={ORDER_TITLE}
      onCancel={onClose}
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
    >
      <RecordFields
        fields={[
          ['Transaction', <Copy key="id" text={txId} what="transaction ID" />],
          ['Status', <TransactionState key="status" transaction={deposit} />],
          ['Player', deposit.player.playerCode],
          ['Amount', <Sum key="amount" amount={fromAmount} currency={fromCurrency} />],
          ['Gateway', deposit.gateway],
          ['Created', <DateTime key="created" at={deposit.createdAt} relative />],
          ['Confirmed', <DateTime key="confirmed" at={deposit.confirmedAt} />],
          ['Reject reason', deposit.rejectReason],
        ]}
      />
    </Modal>
  )
}
