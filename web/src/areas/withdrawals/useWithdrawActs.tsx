import { type ReactNode, useState } from 'react'
import type { Transaction } from '@/api/gen/endpoints'
import { useSession } from '@/app/session/session'
import type { Act } from '@/kit/ActionMenu'
import { withdrawActs } from './acts'

interface Running {
  readonly act: (typeof withdrawActs)[number]
  readonly transaction: Transaction
}

/** The acts on a withdrawal, and the dialog of the one that runs. */
export function useWithdrawActs(): { acts: readonly Act<Transaction>[]; dialog: ReactNode } {
  const { role } = useSession().user
  const [running, setRunning] = useState<Running | null>(null)
  const acts = withdrawActs
    .filter(({ roles }) => !roles || roles.includes(role))
    .map((act) => ({
      id: act.id,
      label: act.label,
      permission: act.permission,
      ...(act.danger && { danger: true }),
      ...(act.because && { because: act.because }),
      run: (transaction: Transaction) => setRunning({ act, transaction }),
    }))
  const dialog = running && (
    <running.act.Dialog
      key={`${running.act.id}:${running.transaction.txId}`}
      transaction={running.transaction}
      onClose={() => setRunning(null)}
    />
  )
  return { acts, dialog }
}
