import { useState } from 'react'
import { api, type BankAccount } from '@/api/gen/bank_accounts/endpoints'
import { type BankAccountAction, bankAccountActionValues } from '@/api/gen/bank_accounts/enums'
import { bankAccountReviewRules } from '@/api/gen/bank_accounts/rules'
import { type BulkAction, bulkWrite, warningsOf } from '@/kit/bulk/bulk'
import { lazyComponent } from '@/kit/lazyComponent'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { useCan } from '@/session/session'
import { decisions, isOpen, reviewDisabledReason, reviewOf } from './labels'

const ReviewDialog = lazyComponent(() => import('./ReviewDialog').then((code) => code.ReviewDialog))

const NOTE = {
  label: 'Note for the players',
  help: 'Visible to each player.',
  rules: bankAccountReviewRules.playerNote,
}

/** Approve and reject: one account by its dialog, many with one note. */
export function useReviewActions() {
  const mayRedo = useCan('redo')
  const [reviewed, setReviewed] = useState<[BankAccount, BankAccountAction] | null>(null)
  const review = (action: BankAccountAction) => ({
    id: action,
    permission: 'bank_accounts_write' as const,
    danger: action === 'reject',
    disabledReason: (account: BankAccount) => reviewDisabledReason(account, action, mayRedo),
  })
  const actions = bankAccountActionValues.map(
    (action): RecordAction<BankAccount> => ({
      ...review(action),
      label: decisions[action].verb,
      run: (account) => setReviewed([account, action]),
    }),
  )
  const bulk = bankAccountActionValues.map(
    (action): BulkAction<BankAccount> => ({
      ...review(action),
      label: `${decisions[action].verb} bank accounts`,
      description: decisions[action].effect,
      confirmWord: decisions[action].verb.toLowerCase(),
      note: NOTE,
      ...(action === 'confirm' && { warningsOf }),
      write: (account, note) =>
        bulkWrite(api.endpoints.bankAccountReview, reviewOf(account, action, note), account),
    }),
  )
  const [account, action] = reviewed ?? []
  return {
    actions,
    bulk,
    /** None where nothing of the account is left to decide. */
    actionsOf: (each: BankAccount) => (isOpen(each, mayRedo) ? actions : []),
    dialog: account && action && (
      <ReviewDialog account={account} action={action} onClose={() => setReviewed(null)} />
    ),
  }
}
