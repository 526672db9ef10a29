import type { ApiError } from '@/api/answer'
import { Failure } from '@/kit/display/Failure'

interface WalletFailureProps {
  readonly error: ApiError | undefined
  readonly readAgain: () => void
}

/** Why nothing can be moved in a wallet: it could not be read. */
export const WalletFailure = ({ error, readAgain }: WalletFailureProps) =>
  error && (
    <Failure
      doing="loading the wallet"
      error={error}
      retryLabel="Check again"
      onRetry={readAgain}
    />
  )
