import { api, type BankAccount } from '@/api/gen/bank_accounts/endpoints'
import { type BankAccountAction, bankAccountActionValues } from '@/api/gen/bank_accounts/enums'
import { bankAccountReviewRules } from '@/api/gen/bank_accounts/rules'
import { type BulkAction, bulkWrite } from '@/kit/bulk/bulk'
import { useCan } from '@/session/session'
import { decisions, reviewDisabledReason, reviewOf } from './labels'

const NOTE = {
  label: 'Note for the players',
  help: 'Visible to each player.',
  rules: bankAccountReviewRules.playerNote,
}

const SAYS = {
  confirm: 'Withdrawals to them count as paid to approved accounts.',
  reject: 'Withdrawals to them are flagged until other accounts are approved.',
} as const

/** The decision about one account, for many, with one note. */
export function useBulkReviews(): readonly BulkAction<BankAccount>[] {
  const mayRedo = useCan('bank_accounts_redo')
  const review = (action: BankAccountAction): BulkAction<BankAccount> => ({
    id: action,
    label: `${decisions[action].verb} bank accounts`,
    permission: 'bank_accounts_write',
    danger: action === 'reject',
    description: SAYS[action],
    confirmWord: decisions[action].verb.toLowerCase(),
    disabledReason: (account) => reviewDisabledReason(account, action, mayRedo),
    note: NOTE,
    write: (account, note) =>
      bulkWrite(api.endpoints.bankAccountReview, reviewOf(account, action, note), account),
  })
  return bankAccountActionValues.map(review)
}
