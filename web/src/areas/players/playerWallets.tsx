import { usePlayerWalletQuery } from '@/api/gen/wallet/endpoints'
import { Money } from '@/kit/display/Money'
import type { RecordField } from '@/kit/display/RecordFields'
import { useCan } from '@/session/session'

/** A player's wallets now; nothing for those who may not read them. */
export function useWallets(playerCode: string) {
  const mayRead = useCan('wallet_read')
  return usePlayerWalletQuery({ playerCode }, { skip: !mayRead, refetchOnMountOrArgChange: true })
    .currentData
}

export const OTHER_WALLETS = {
  bonus: 'Bonus',
  cashback: 'Cashback',
  affiliate: 'Affiliate',
} as const
export type OtherWallet = keyof typeof OTHER_WALLETS

/** What a wallet beside the main one holds for claims; nothing where it holds nothing. */
export function useHeldFields(playerCode: string, wallet: OtherWallet): readonly RecordField[] {
  const held = useWallets(playerCode)?.[`${wallet}HeldInUSD`] ?? 0
  return held > 0 ? [['On hold', <Money key="held" amount={held} />]] : []
}
