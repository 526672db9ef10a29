import { type ReactNode, useState } from 'react'
import type { Transaction } from '@/api/gen/endpoints'
import type { ClaimAction } from '@/api/gen/enums'
import type { Act } from '@/kit/ActionMenu'
import { part } from '@/kit/part'

const DecideDialog = part(() => import('./DecideDialog').then((code) => code.DecideDialog))

const because = ({ status }: Transaction): string | null =>
  status === 'PENDING' ? null : 'Only a pending claim is decided.'

/** The acts on a claim, and the dialog that they open. */
export function useDeciding(): readonly [acts: readonly Act<Transaction>[], dialog: ReactNode] {
  const [asked, setAsked] = useState<{ claim: Transaction; action: ClaimAction } | null>(null)
  const act = (action: ClaimAction, label: string): Act<Transaction> => ({
    id: `cashback.${action}`,
    label,
    permission: 'cashback_confirm',
    because,
    run: (claim) => setAsked({ claim, action }),
  })
  return [
    [act('confirm', 'Confirm cashback'), act('reject', 'Reject cashback')],
    asked && <DecideDialog {...asked} onClose={() => setAsked(null)} />,
  ]
}
