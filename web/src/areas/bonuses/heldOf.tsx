import type { BonusUse } from '@/api/gen/bonuses/endpoints'
import { Money } from '@/kit/display/Money'
import type { RecordField } from '@/kit/display/RecordFields'

/** Who holds what of a bonus. */
export const heldOf = (use: BonusUse): readonly RecordField[] => [
  ['Players who hold some', use.playerCount],
  ['Locked', <Money key="locked" amount={use.lockedAmountInUSD} />],
  ['Unlocked, not claimed', <Money key="unlocked" amount={use.unlockedAmountInUSD} />],
  ['Waiting registrations', use.pendingCount],
  ['Releases', use.releaseCount],
]
