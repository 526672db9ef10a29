import type { Player, PlayerWallet } from '@/api/gen/players/endpoints'
import { FieldBoundary, MISSING_SECTION } from '@/kit/display/Failure'
import { Money } from '@/kit/display/Money'
import { placesOf } from '@/kit/display/placesOf'
import { type RecordField, RecordFields } from '@/kit/display/RecordFields'
import { usePermitted } from '@/kit/permitted'
import type { RecordTabProps } from '@/kit/record/recordTabs'
import { usePlayerComposition } from './composition'
import { NOT_REAL_TIME } from './labels'
import { OTHER_WALLETS, type OtherWallet, useWallets } from './playerWallets'

/** The wallets of a player below each other. */
export function PlayerPanels({ record: player }: RecordTabProps<Player>) {
  const panels = usePermitted(usePlayerComposition().panels)
  return (
    <>
      <p className="players-hint">{NOT_REAL_TIME}</p>
      {panels.map(({ key, label, Body }) => (
        <section key={key} className="players-panel" aria-label={`${label} panel`}>
          <h2>{label}</h2>
          <FieldBoundary of={player} instead={MISSING_SECTION}>
            <Body record={player} />
          </FieldBoundary>
        </section>
      ))}
    </>
  )
}

interface MainWalletProps extends RecordTabProps<Player> {
  /** Where all of them in USD stand, as the player's record has it. */
  readonly wallet?: PlayerWallet
}

/** Each currency with what is on hold of it, and all of them in USD. */
export function MainWallet({ record: player, wallet = player.wallet }: MainWalletProps) {
  const wallets = useWallets(player.playerCode)
  const held = new Map(wallets?.playerWalletList?.map((each) => [each.currency, each.held]))
  const sums = Object.entries(wallet?.byCurrency ?? {}).flatMap(([currency, each]) => {
    const onHold = held.get(currency) ?? 0
    return [
      [currency, each?.balance] as const,
      ...(onHold > 0 ? [[currency, onHold, `${currency} on hold`] as const] : []),
    ]
  })
  return (
    <RecordFields
      fields={[
        ['Total in USD', () => <Money amount={wallet.inUSD.balance} />],
        ...sums.map(
          ([currency, amount, label = currency]) =>
            [
              label,
              <Money key={label} amount={amount} currency={currency} places={placesOf(currency)} />,
            ] as const,
        ),
      ]}
    />
  )
}

/** The wallets in USD beside the main one, each with what is on hold of it. */
export function OtherWallets({ player }: { readonly player: Player }) {
  const wallets = useWallets(player.playerCode)
  if (!wallets) return null
  const fields = (Object.keys(OTHER_WALLETS) as OtherWallet[]).flatMap((name): RecordField[] => {
    const held = wallets[`${name}HeldInUSD`] ?? 0
    return [
      [OTHER_WALLETS[name], <Money key={name} amount={wallets[`${name}InUSD`]} />],
      ...(held > 0
        ? ([
            [`${OTHER_WALLETS[name]} on hold`, <Money key={`${name}Held`} amount={held} />],
          ] as const)
        : []),
    ]
  })
  return <RecordFields title="Other wallets" fields={fields} />
}
