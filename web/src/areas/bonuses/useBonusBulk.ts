import type { Player } from '@/api/gen/players/endpoints'
import type { PreparedBulk } from '@/kit/bulk/bulk'
import { useOpenDialog } from '@/kit/dialog/useDialog'
import { lazyComponent } from '@/kit/lazyComponent'

const GiveBonuses = lazyComponent(() => import('./GiveBonuses').then((code) => code.GiveBonuses))

/** A bonus for many players: which one and how much is asked first. */
export function useBonusBulk(): readonly PreparedBulk<Player>[] {
  const open = useOpenDialog()
  return [
    {
      id: 'giveBonus',
      label: 'Give bonus',
      permission: 'bonuses_give',
      prepare: (players) =>
        new Promise((settle) => {
          open(GiveBonuses, { players, settle })
        }),
    },
  ]
}
