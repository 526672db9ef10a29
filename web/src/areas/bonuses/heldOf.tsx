import type { BonusUse } from '@/api/gen/bonuses/endpoints'
import { counted } from '@/kit/bulk/bulk'
import { Count } from '@/kit/display/Count'
import { formatted } from '@/kit/display/decimal'
import { Money } from '@/kit/display/Money'
import type { RecordField } from '@/kit/display/RecordFields'

/** How many players hold what of it, in a sentence. */
export const heldText = (use: BonusUse): string =>
  use.playerCount === 0
    ? 'No player holds any of it.'
    : `What ${counted(use.playerCount, 'players')} ${use.playerCount === 1 ? 'holds' : 'hold'} of it stays and runs on: ${formatted(use.lockedAmountInUSD, 2)} USD locked, ${formatted(use.unlockedAmountInUSD, 2)} USD unlocked.`

/** Who holds what of a bonus. */
export const heldOf = ({ use }: { readonly use: BonusUse }): readonly RecordField[] => [
  ['Players who hold some', () => <Count of={use.playerCount} />],
  ['Locked', () => <Money amount={use.lockedAmountInUSD} />],
  ['Unlocked, not claimed', () => <Money amount={use.unlockedAmountInUSD} />],
  ['Not decided yet', () => <Count of={use.pendingCount} />],
  ['Releases', () => <Count of={use.releaseCount} />],
]
