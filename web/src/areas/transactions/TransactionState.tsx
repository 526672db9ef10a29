import type { Transaction } from '@/api/gen/endpoints'
import { Status } from '@/kit/Status'
import { states } from './words'

interface TransactionStateProps {
  readonly transaction: Pick<Transaction, 'status' | 'isDeleted'>
}

export function TransactionState({ transaction }: TransactionStateProps) {
  const { status, isDeleted } = transaction
  return (
    <>
      <Status {...states[status]} />
      {isDeleted && <Status tone="ended" word="Deleted" />}
    </>
  )
}
