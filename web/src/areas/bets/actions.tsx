import { useState } from 'react'
import type { Bet } from '@/api/gen/bets/endpoints'
import { lazyComponent } from '@/kit/lazyComponent'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { settleDisabledReason } from './labels'

const SettleBet = lazyComponent(() => import('./SettleBet').then((code) => code.SettleBet))

/** Settling an open bet by its dialog. */
export function useBetActions() {
  const [settled, setSettled] = useState<Bet | null>(null)
  const actions: readonly RecordAction<Bet>[] = [
    {
      id: 'settle',
      label: 'Settle bet',
      permission: 'bets_settle',
      disabledReason: settleDisabledReason,
      run: setSettled,
    },
  ]
  return {
    actions,
    dialog: settled && <SettleBet bet={settled} onClose={() => setSettled(null)} />,
  }
}
