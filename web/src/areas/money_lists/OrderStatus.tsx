import { Button, Modal } from 'antd'
import { type ReactNode, useState } from 'react'
import type { Transaction } from '@/api/gen/shared/types'
import { useTransactionQuery } from '@/api/gen/transactions/endpoints'
import { SafeChoice } from '@/kit/dialog/SafeChoice'
import { Copy } from '@/kit/display/Copy'
import { Loaded } from '@/kit/display/Loaded'
import { RecordFields } from '@/kit/display/RecordFields'
import { usePermitted } from '@/kit/permitted'
import type { RecordAction, RecordDialogProps } from '@/kit/record/recordActions'
import { CurrencyAmount } from './CurrencyAmount'
import { TransactionState } from './TransactionState'

interface OrderStatusProps extends RecordDialogProps<Transaction> {
  readonly title: string
  /** What confirming it here is. */
  readonly confirm: RecordAction<Transaction>
  readonly children: (transaction: Transaction) => ReactNode
}

/** How an order stands now; confirming it is offered while it is pending. */
export function OrderStatus(props: OrderStatusProps) {
  const { record: listed, title, confirm, onClose } = props
  const mayDecide = usePermitted([confirm]).length > 0
  const call = useTransactionQuery({ txId: listed.txId }, { refetchOnMountOrArgChange: true })
  const [confirming, setConfirming] = useState(false)
  if (confirming && confirm.Dialog) return <confirm.Dialog record={listed} onClose={onClose} />
  const { status, isDeleted } = call.currentData ?? {}
  return (
    <Modal
      open
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
      <Loaded what="The transaction" call={call}>
        {(transaction) => (
          <>
            <Order transaction={transaction} />
            {props.children(transaction)}
          </>
        )}
      </Loaded>
    </Modal>
  )
}

function Order({ transaction }: { readonly transaction: Transaction }) {
  const { txId, fromAmount, fromCurrency, player } = transaction
  return (
    <RecordFields
      fields={[
        ['Transaction', <Copy key="id" text={txId} what="transaction ID" />],
        ['Status', <TransactionState key="status" transaction={transaction} />],
        ['Player', player.playerCode],
        ['Amount', <CurrencyAmount key="amount" amount={fromAmount} currency={fromCurrency} />],
      ]}
    />
  )
}
