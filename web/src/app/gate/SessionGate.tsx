import { type ReactNode, useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { ApiError } from '@/api/answer'
import { emptyApi } from '@/api/base'
import { useAuthLogoutMutation } from '@/api/gen/auth/endpoints'
import { useGeneralQuery } from '@/api/gen/general/endpoints'
import { tagTypes } from '@/api/gen/meta'
import { SIGNED_OUT } from '@/api/gen/shared/constants'
import { api as users, useUsersMeQuery } from '@/api/gen/users/endpoints'
import { onSignedOut } from '@/api/signedOut'
import { BulkRunHost } from '@/kit/bulk/BulkRunHost'
import { DialogHost } from '@/kit/dialog/Dialogs'
import { ClockContext } from '@/kit/display/clock'
import { lazyComponent } from '@/kit/lazyComponent'
import { goForbidden, goSignIn } from '@/session/redirects'
import { SessionProvider } from '@/session/SessionProvider'
import type { Session } from '@/session/session'
import { forgetSignedIn, rememberSignedIn } from '@/session/signInHint'
import { DirectionProvider } from './DirectionProvider'
import { GateFailure } from './GateFailure'
import { IdleWarning } from './IdleWarning'
import { usePlatformClock } from './platformClock'

const RenewalDialog = lazyComponent(
  () => import('./RenewalDialog').then((code) => code.RenewalDialog),
  ({ onUnavailable }) => onUnavailable(),
)

/** Why the session ended, as the first call that found it so was told; null while it lasts. */
function useEndReason(): [string | null, (reason: null) => void] {
  const [reason, setReason] = useState<string | null>(null)
  useEffect(
    () => onSignedOut(({ messages }) => setReason((known) => known ?? messages[0] ?? SIGNED_OUT)),
    [],
  )
  return [reason, setReason]
}

/** What the pulse brings of the session; who is blocked is signed out and shown why. */
function useSessionCheck() {
  const check = users.endpoints.usersMeCheck.useQueryState()
  const [signOut] = useAuthLogoutMutation()
  const isBlocked = check.data?.isBlocked ?? false
  useEffect(() => {
    if (isBlocked) {
      forgetSignedIn()
      signOut().finally(goForbidden)
    }
  }, [isBlocked, signOut])
  return check
}

interface SignedInProps {
  readonly session: Session
  readonly children: ReactNode
}

function SignedIn({ session, children }: SignedInProps) {
  const dispatch = useDispatch()
  const [endReason, setEndReason] = useEndReason()
  const ended = endReason !== null
  const general = useGeneralQuery()
  const check = useSessionCheck()
  const clock = usePlatformClock(session.user.timezone, general, check)

  const renewed = () => {
    setEndReason(null)
    dispatch(emptyApi.util.invalidateTags([...tagTypes]))
  }

  if (general.isLoading) return null
  if (!general.data && general.error) {
    return <GateFailure error={general.error as ApiError} onRetry={general.refetch} />
  }
  return (
    <SessionProvider session={session} hasEnded={ended}>
      <ClockContext value={clock}>
        <DirectionProvider language={session.user.language}>
          <DialogHost>
            <BulkRunHost hasEnded={ended}>{children}</BulkRunHost>
          </DialogHost>
          <IdleWarning hasEnded={ended} />
          {ended && (
            <RenewalDialog
              reason={endReason}
              email={session.user.email}
              onRenewed={renewed}
              onUnavailable={() => setEndReason(null)}
              onLeave={() => goSignIn({ back: false })}
            />
          )}
        </DirectionProvider>
      </ClockContext>
    </SessionProvider>
  )
}

/** Lets a signed-in user through, with who they are and the platform's clock. */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  const me = useUsersMeQuery()
  useGeneralQuery() // asked for at the same time
  const error = me.error as ApiError | undefined
  const isSignedOut = !me.data && error?.kind === 'signedOut'

  useEffect(() => {
    if (me.isSuccess) rememberSignedIn()
    if (isSignedOut) goSignIn({ back: true })
  }, [me.isSuccess, isSignedOut])

  if (me.data) return <SignedIn session={me.data}>{children}</SignedIn>
  if (error && !isSignedOut) return <GateFailure error={error} onRetry={me.refetch} />
  return null
}
