import type { LastDecision, Transaction } from '@/api/gen/shared/types'
import { DateTime } from '@/kit/display/DateTime'
import { FieldBoundary } from '@/kit/display/Failure'
import { Name } from '@/kit/display/Name'
import type { RecordField } from '@/kit/display/RecordFields'
import { labelOf, Status } from '@/kit/display/Status'
import { outcomes, states } from './labels'

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

type Decided = Pick<Transaction, 'lastDecision' | 'confirmedAt' | 'confirmedBy'>

/** What was decided last; of a platform that tells confirmations alone, that. */
export function decisionOf(transaction: Decided): LastDecision | null {
  const { lastDecision, confirmedAt: at, confirmedBy: by } = transaction
  return lastDecision ?? (by && at ? { outcome: 'APPROVED', by, at } : null)
}

/** Who decided what and when. */
export function decisionFields(transaction: Decided): readonly RecordField[] {
  const decision = decisionOf(transaction)
  if (!decision) return []
  return [
    ['Decision', outcomes[decision.outcome] ?? decision.outcome],
    [
      'Decided by',
      <FieldBoundary key="by">{() => <Name text={decision.by.nickname} />}</FieldBoundary>,
    ],
    ['Decided', <DateTime key="decided" at={decision.at} relative />],
  ]
}
