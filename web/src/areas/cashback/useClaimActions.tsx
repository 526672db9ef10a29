import { type ReactNode, useState } from 'react'
import type { Transaction } from '@/api/gen/endpoints'
import type { ClaimAction } from '@/api/gen/enums'
import type { Act } from '@/kit/record/ActionMenu'
import { cashbackWays } from './actions'
import { closedBecause } from './decisions'

/** The acts on a claim, and the dialog that they open. */
export function useDeciding(): readonly [acts: readonly Act<Transaction>[], dialog: ReactNode] {
  const [asked, setAsked] = useState<{ claim: Transaction; action: ClaimAction } | null>(null)
  const act = (action: ClaimAction, label: string): Act<Transaction> => ({
    id: `cashback.${action}`,
    label,
    permission: 'cashback_confirm',
    danger: action === 'reject',
    because: closedBecause,
    run: (claim) => setAsked({ claim, action }),
  })
  const { Dialog } = cashbackWays[asked?.action ?? 'reject']
  return [
    [act('confirm', 'Confirm cashback'), act('reject', 'Reject cashback')],
    asked && <Dialog transaction={asked.claim} onClose={() => setAsked(null)} />,
  ]
}
