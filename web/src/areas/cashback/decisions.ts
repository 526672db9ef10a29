import type { CashbackDecision, Transaction } from '@/api/gen/endpoints'
import type { ClaimAction } from '@/api/gen/enums'

/** Why a claim cannot be decided; null when it can. */
export const decisionDisabledReason = ({ status }: Transaction): string | null =>
  status === 'PENDING' ? null : 'Only a pending claim is decided.'

/** The body of a decision. */
export const decisionOf = (
  txId: string,
  actionType: ClaimAction,
  note: string | null | undefined,
): { readonly cashbackDecision: CashbackDecision } => ({
  cashbackDecision: {
    txId,
    actionType,
    ...(note?.trim() && { noteForThePlayer: note.trim() }),
  },
})
