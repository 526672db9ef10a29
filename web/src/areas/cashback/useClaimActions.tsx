import { type ReactNode, useState } from 'react'
import type { ClaimAction } from '@/api/gen/cashback/enums'
import type { Transaction } from '@/api/gen/shared/types'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { cashbackActions } from './actions'
import { decisionDisabledReason } from './decisions'

/** The acts on a claim, and the dialog that they open. */
export function useClaimActions(): readonly [
  actions: readonly RecordAction<Transaction>[],
  dialog: ReactNode,
] {
  const [asked, setAsked] = useState<{ claim: Transaction; action: ClaimAction } | null>(null)
  const act = (action: ClaimAction, label: string): RecordAction<Transaction> => ({
    id: `cashback.${action}`,
    label,
    permission: 'cashback_confirm',
    danger: action === 'reject',
    disabledReason: decisionDisabledReason,
    run: (claim) => setAsked({ claim, action }),
  })
  const { Dialog } = cashbackActions[asked?.action ?? 'reject']
  return [
    [act('confirm', 'Confirm cashback'), act('reject', 'Reject cashback')],
    asked && <Dialog transaction={asked.claim} onClose={() => setAsked(null)} />,
  ]
}
