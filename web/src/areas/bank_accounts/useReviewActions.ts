import type { BankAccount } from '@/api/gen/endpoints'
import { type BankAccountAction, bankAccountActionValues } from '@/api/gen/enums'
import type { Act } from '@/kit/record/ActionMenu'
import { useCan } from '@/session/session'
import { closedBecause, decisions, isOpen } from './labels'

export interface Reviewed {
  readonly account: BankAccount
  readonly action: BankAccountAction
}

/** Approve and reject, as far as this user may, and whether anything of an account is left to decide. */
export function useReviewing(review: (reviewed: Reviewed) => void) {
  const mayRedo = useCan('bank_accounts_redo')
  const acts: readonly Act<BankAccount>[] = bankAccountActionValues.map((action) => ({
    id: action,
    label: decisions[action].verb,
    permission: 'bank_accounts_write',
    danger: action === 'reject',
    because: (account) => closedBecause(account, action, mayRedo),
    run: (account) => review({ account, action }),
  }))
  return { acts, isOpenFor: (account: BankAccount) => isOpen(account, mayRedo) }
}
