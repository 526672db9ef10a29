import type { PlayerBonus } from '@/api/gen/bonuses/endpoints'
import { formatted } from '@/kit/display/decimal'
import { orNone } from '@/kit/display/None'
import { rawText } from '@/kit/display/readValue'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { prizeTypes, typeOf } from './labels'
import './bonuses.css'

/** How much of what is asked for is wagered: `120.00 of 500.00 USD`. */
const wageredOf = ({ wageredInUSD, requiredWagerInUSD }: PlayerBonus): string =>
  requiredWagerInUSD > 0
    ? `${formatted(wageredInUSD, 2)} of ${formatted(requiredWagerInUSD, 2)} USD`
    : 'None asked for'

/** What the player has to do for the next unlock. */
const nextOf = ({ next }: PlayerBonus): string | null =>
  next &&
  `Tier ${rawText(next.tier)} of ${rawText(next.releaseTitle)}: ${formatted(next.wageredInUSD, 2)} of ${formatted(next.requiredWagerInUSD, 2)} USD unlocks ${formatted(next.unlocksInUSD, 2)} USD`

export const fields = fieldsOf<PlayerBonus>()({
  title: { label: 'Bonus', width: 152, kind: 'name' },
  type: { width: 128, read: ({ type }) => typeOf(type) },
  createdAt: { label: 'Given', width: 140, kind: 'time' },
  bonusAmountInUSD: { label: 'Amount', width: 96, kind: 'usd' },
  unlockedAmountInUSD: { label: 'Unlocked', width: 96, kind: 'usd' },
  claimedAmountInUSD: { label: 'Claimed', width: 96, kind: 'usd' },
  lapsedAmountInUSD: { label: 'Lapsed', width: 96, kind: 'usd' },
  wagering: {
    field: [
      { field: 'wageredInUSD', title: 'Wagered (USD)' },
      { field: 'requiredWagerInUSD', title: 'Required wager (USD)' },
    ],
    label: 'Wagering',
    width: 160,
    read: wageredOf,
  },
  next: {
    field: [
      { field: 'next.tier', title: 'Next tier' },
      { field: 'next.releaseTitle', title: 'Next release' },
    ],
    width: 240,
    render: (bonus) => orNone(nextOf(bonus)),
    csv: nextOf,
  },
  lapsesAt: { label: 'Lapses', width: 140, kind: 'time' },
  prizeType: { labels: prizeTypes },
  version: { kind: 'serial' },
  bonusId: { label: 'Bonus ID', kind: 'code', copy: 'bonus ID' },
  uniuqeId: { label: 'Grant ID', kind: 'code', copy: 'grant ID' },
  lockedAmountInUSD: { label: 'Locked', kind: 'usd' },
  claimableAmountInUSD: { label: 'Can be claimed', kind: 'usd' },
  heldAmountInUSD: { label: 'On hold for claims', kind: 'usd' },
  deductedAmountInUSD: { label: 'Deducted', kind: 'usd' },
})
