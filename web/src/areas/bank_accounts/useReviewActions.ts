import type { BankAccount } from '@/api/gen/bank_accounts/endpoints'
import { type BankAccountAction, bankAccountActionValues } from '@/api/gen/bank_accounts/enums'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { useCan } from '@/session/session'
import { decisions, isOpen, reviewDisabledReason } from './labels'

export interface Reviewed {
  readonly account: BankAccount
  readonly action: BankAccountAction
}

/** Approve and reject, as far as this user may, and whether anything of an account is left to decide. */
export function useReviewActions(review: (reviewed: Reviewed) => void) {
  const mayRedo = useCan('bank_accounts_redo')
  const actions: readonly RecordAction<BankAccount>[] = bankAccountActionValues.map((action) => ({
    id: action,
    label: decisions[action].verb,
    permission: 'bank_accounts_write',
    danger: action === 'reject',
    disabledReason: (account) => reviewDisabledReason(account, action, mayRedo),
    run: (account) => review({ account, action }),
  }))
  return { actions, isOpenFor: (account: BankAccount) => isOpen(account, mayRedo) }
}
