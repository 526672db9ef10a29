import './bonuses.css'
import type { ReleaseTier, TierProgress } from '@/api/gen/bonuses/endpoints'
import { formatted } from '@/kit/display/decimal'
import { Money } from '@/kit/display/Money'
import { Rows } from '@/kit/display/Rows'
import { rawText, readList } from '@/kit/display/readValue'
import { Status } from '@/kit/display/Status'

type Shown = ReleaseTier & Partial<Pick<TierProgress, 'wageredInUSD' | 'isReached'>>

/** The tiers of a release; with a player's progress in the running period, where it is one player's. */
export function Tiers({ tiers }: { readonly tiers: readonly Shown[] }) {
  const isProgress = readList(tiers).some(({ wageredInUSD }) => wageredInUSD !== undefined)
  return (
    <Rows
      className="kit-figures"
      of={readList(tiers)}
      keyOf={({ tier }) => tier}
      columns={{
        Tier: ({ tier }) => `Tier ${rawText(tier)}`,
        'Required wager': ({ requiredWager }) => <Money amount={requiredWager} />,
        ...(isProgress && {
          Wagered: ({ wageredInUSD, isReached }: Shown) => (
            <>
              <Money amount={wageredInUSD} /> {isReached && <Status tone="good" label="Reached" />}
            </>
          ),
        }),
        'Maximum bonus': ({ maxBonusAmountInUSD }) => <Money amount={maxBonusAmountInUSD} />,
        'Minimum bet': ({ minBetAmountInUSD }) => <Money amount={minBetAmountInUSD} />,
        'Minimum win odds': ({ minWinOdds }) =>
          typeof minWinOdds === 'number' ? formatted(minWinOdds, 2) : 'Any',
      }}
    />
  )
}
