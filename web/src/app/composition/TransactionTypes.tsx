import type { ContextType, ReactNode } from 'react'
import { cashbackActions, claimDecided } from '@/areas/cashback'
import { depositActions, depositRejected, depositVerified } from '@/areas/deposits'
import { TypeActionsContext } from '@/areas/transactions'
import { withdrawActions } from '@/areas/withdrawals'

const typeActions = {
  DEPOSIT: {
    confirm: depositActions.verify,
    reject: depositActions.reject,
    order: depositActions.order,
    decide: (transaction, act, note) =>
      act === 'confirm' ? depositVerified(transaction) : depositRejected(transaction, note),
  },
  WITHDRAW: {
    confirm: withdrawActions.approve,
    reject: withdrawActions.reject,
    order: withdrawActions.order,
    resend: withdrawActions.resend,
  },
  CASHBACK: { ...cashbackActions, decide: claimDecided },
} satisfies ContextType<typeof TypeActionsContext>

/** Around the lists of all transactions: how the areas act on theirs. */
export function TransactionTypes({ children }: { readonly children: ReactNode }) {
  return <TypeActionsContext value={typeActions}>{children}</TypeActionsContext>
}
