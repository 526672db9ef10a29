import type { ContextType, ReactNode } from 'react'
import { cashbackWays, claimDecided } from '@/areas/cashback'
import { depositRejected, depositVerified, depositWays } from '@/areas/deposits'
import { TypeActsContext } from '@/areas/transactions'
import { withdrawWays } from '@/areas/withdrawals'

const typeActs = {
  DEPOSIT: {
    confirm: depositWays.verify,
    reject: depositWays.reject,
    order: depositWays.order,
    decide: (transaction, act, note) =>
      act === 'confirm' ? depositVerified(transaction) : depositRejected(transaction, note),
  },
  WITHDRAW: {
    confirm: withdrawWays.approve,
    reject: withdrawWays.reject,
    order: withdrawWays.order,
    resend: withdrawWays.resend,
  },
  CASHBACK: { ...cashbackWays, decide: claimDecided },
} satisfies ContextType<typeof TypeActsContext>

/** Around the lists of all transactions: how the areas act on theirs. */
export function TransactionTypes({ children }: { readonly children: ReactNode }) {
  return <TypeActsContext value={typeActs}>{children}</TypeActsContext>
}
