import type { ApiError } from '@/api/answer'
import { usePlayerWalletQuery, type WalletsOfPlayer } from '@/api/gen/wallet/endpoints'

interface FreshWallet {
  /** As they are now: undefined while they are read, and where they could not be. */
  readonly wallets: WalletsOfPlayer | undefined
  readonly error: ApiError | undefined
  readonly readAgain: () => void
}

/** A player's wallets, read anew by each form that moves them. */
export function useFreshWallet(playerCode: string): FreshWallet {
  const { currentData, error, isFetching, refetch } = usePlayerWalletQuery(
    { playerCode },
    { refetchOnMountOrArgChange: true },
  )
  return {
    wallets: isFetching || error ? undefined : currentData,
    error: isFetching ? undefined : (error as ApiError | undefined),
    readAgain: () => void refetch(),
  }
}
