import type { TransactionDetails } from '@/api/gen/transactions/endpoints'
import { Json } from '@/kit/record/Json'

interface TransactionJsonProps {
  readonly transaction: TransactionDetails
}

export function TransactionJson({ transaction }: TransactionJsonProps) {
  return <Json value={transaction} what={`JSON of transaction ${transaction.txId}`} />
}
