import type { Bet } from '@/api/gen/bets/endpoints'
import { lazyComponent } from '@/kit/lazyComponent'
import type { RecordAction } from '@/kit/record/recordActions'
import { settleDisabledReason } from './labels'

export const betActions: readonly RecordAction<Bet>[] = [
  {
    id: 'settle',
    label: 'Settle bet',
    permission: 'bets_settle',
    disabledReason: settleDisabledReason,
    Dialog: lazyComponent(() => import('./SettleBet').then((code) => code.SettleBet)),
  },
]
