import type { ContextType, ReactNode } from 'react'
import { cashbackDecisions } from '@/areas/cashback'
import { depositDecisions, depositOrder } from '@/areas/deposits'
import { ticketOfTransaction } from '@/areas/support'
import { OtherActionsContext, TypeActionsContext } from '@/areas/transactions'
import { WithdrawalFacts, withdrawDecisions, withdrawOrder } from '@/areas/withdrawals'

const typeActions = {
  DEPOSIT: { decisions: depositDecisions, order: depositOrder },
  WITHDRAW: {
    decisions: {
      action: { confirm: withdrawDecisions.approve, reject: withdrawDecisions.reject },
      bulkAction: {},
    },
    order: withdrawOrder,
    resend: withdrawDecisions.resend,
    Deciding: WithdrawalFacts,
  },
  CASHBACK: { decisions: cashbackDecisions },
} satisfies ContextType<typeof TypeActionsContext>

const others = [ticketOfTransaction]

/** Around the lists of all transactions: how the areas act on theirs. */
export function TransactionTypes({ children }: { readonly children: ReactNode }) {
  return (
    <TypeActionsContext value={typeActions}>
      <OtherActionsContext value={others}>{children}</OtherActionsContext>
    </TypeActionsContext>
  )
}
