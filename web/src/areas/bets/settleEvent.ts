import type { Bet } from '@/api/gen/bets/endpoints'
import type { PreparedBulk } from '@/kit/bulk/bulk'
import { lazyComponent } from '@/kit/lazyComponent'

const SettleEvent = lazyComponent(() => import('./SettleEvent').then((code) => code.SettleEvent))

/**
 * Settling the open bets of one finished event together. The event is the one that the list is filtered by; nothing
 * where that names several.
 */
export function settleEvent(
  filters: { readonly event?: string | undefined },
  bets: readonly Bet[],
): readonly PreparedBulk<Bet>[] {
  const titles = new Set(bets.map((bet) => bet.event?.title))
  if (!filters.event || titles.size !== 1 || titles.has(undefined)) return []
  return [
    {
      id: 'settleEvent',
      label: 'Settle event',
      permission: 'bets_settle',
      danger: true,
      Choice: SettleEvent,
    },
  ]
}
