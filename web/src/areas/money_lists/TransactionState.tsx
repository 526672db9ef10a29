import type { Transaction } from '@/api/gen/shared/types'
import { labelOf, Status } from '@/kit/display/Status'
import { states } from './labels'

interface TransactionStateProps {
  readonly transaction: Pick<Transaction, 'status' | 'isDeleted'>
}

export function TransactionState({ transaction }: TransactionStateProps) {
  const { status, isDeleted } = transaction
  return (
    <>
      <Status {...labelOf(states, status)} />
      {isDeleted && <Status tone="ended" label="Deleted" />}
    </>
  )
}
