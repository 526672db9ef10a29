import type { CashbackDecision } from '@/api/gen/cashback/endpoints'
import type { ClaimAction } from '@/api/gen/cashback/enums'
import type { Transaction } from '@/api/gen/shared/types'

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
