import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { ApiError } from '@/api/answer'
import { emptyApi } from '@/api/base'
import { useAuthLogoutMutation } from '@/api/gen/auth/endpoints'
import { useGeneralQuery } from '@/api/gen/general/endpoints'
import { tagTypes } from '@/api/gen/meta'
import { SIGNED_OUT } from '@/api/gen/shared/constants'
import { api as users, useUsersMeQuery } from '@/api/gen/users/endpoints'
import { onProofRequired } from '@/api/proof'
import { send } from '@/api/send'
import { onSignedOut } from '@/api/signedOut'
import { BulkRunHost } from '@/kit/bulk/BulkRunHost'
import { DialogHost, useDialogs } from '@/kit/dialog/Dialogs'
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

const ProofDialog = lazyComponent(
  () => import('./ProofDialog').then((code) => code.ProofDialog),
  ({ settle }) => settle(false),
)

const NewPassword = lazyComponent(() => import('./NewPassword').then((code) => code.NewPassword))

const CHANNEL = 'pitboss.sessionEnd'
const ME = { method: 'GET', path: '/api/users/me', isWrite: false, isKeyed: false, isPoll: true }

/**
 * Why the session ended; null while it lasts. A call that was under way while the browser got a new session is
 * answered for the old one: so whoever hears that it ended, in this tab or another, asks who is signed in. Where
 * that is somebody else the page is begun anew.
 */
function useSessionEnd(userCode: string) {
  const dispatch = useDispatch()
  const [reason, setReason] = useState<string | null>(null)
  const others = useRef<BroadcastChannel>(null)
  const turn = useRef(0)

  const goOn = useCallback(() => {
    setReason(null)
    dispatch(emptyApi.util.invalidateTags([...tagTypes]))
  }, [dispatch])
  const look = useEffectEvent(async (isOwn: boolean) => {
    turn.current += 1
    const own = turn.current
    const answer = await send(ME)
    if (own !== turn.current) return // asked again since
    if (answer.ok) {
      const isSame = (answer.body.data as Session).user.userCode === userCode
      if (!isSame) location.reload()
      else if (isOwn || reason !== null) goOn()
    } else if (answer.error.kind === 'signedOut') {
      setReason((known) => known ?? answer.error.messages[0] ?? SIGNED_OUT)
    }
  })
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    others.current = channel
    channel.onmessage = () => void look(false)
    const stop = onSignedOut(() => {
      channel.postMessage(null)
      void look(true)
    })
    return () => {
      turn.current += 1
      stop()
      channel.close()
    }
  }, [])

  const renewed = () => {
    goOn()
    others.current?.postMessage(null)
  }
  return { reason, renewed, dismiss: () => setReason(null) }
}

/** Who is blocked is signed out and shown why. */
function useExpulsion(isBlocked: boolean): void {
  const [signOut] = useAuthLogoutMutation()
  useEffect(() => {
    if (isBlocked) {
      forgetSignedIn()
      signOut().finally(goForbidden)
    }
  }, [isBlocked, signOut])
}

/** What the pulse brings of the session. */
function useSessionCheck() {
  const check = users.endpoints.usersMeCheck.useQueryState()
  useExpulsion(check.data?.isBlocked ?? false)
  return check
}

/** Where writes ask the user to confirm who they are. */
function ProofHost({ email }: { readonly email: string }) {
  const ask = useDialogs()
  useEffect(
    () =>
      onProofRequired(() =>
        ask<boolean>((settle, open) => <ProofDialog email={email} open={open} settle={settle} />),
      ),
    [ask, email],
  )
  return null
}

interface SignedInProps {
  readonly session: Session
  readonly children: ReactNode
}

function SignedIn({ session, children }: SignedInProps) {
  const { reason, renewed, dismiss } = useSessionEnd(session.user.userCode)
  const ended = reason !== null
  const general = useGeneralQuery()
  const check = useSessionCheck()
  const clock = usePlatformClock(session.user.timezone, general, check)

  if (general.isLoading) return null
  if (!general.data && general.error) {
    return <GateFailure error={general.error as ApiError} onRetry={general.refetch} />
  }
  return (
    <SessionProvider session={session} hasEnded={ended}>
      <ClockContext value={clock}>
        <DirectionProvider language={session.user.language}>
          <DialogHost>
            <BulkRunHost hasEnded={ended}>
              {session.user.mustChangePassword ? <NewPassword /> : children}
            </BulkRunHost>
            <ProofHost email={session.user.email} />
          </DialogHost>
          <IdleWarning hasEnded={ended} />
          {ended && (
            <RenewalDialog
              reason={reason}
              email={session.user.email}
              onRenewed={renewed}
              onUnavailable={dismiss}
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
  const isBlocked = !me.data && error?.kind === 'denied' // all others may ask who they are
  useExpulsion(isBlocked)

  useEffect(() => {
    if (me.isSuccess) rememberSignedIn()
    if (isSignedOut) goSignIn({ back: true })
  }, [me.isSuccess, isSignedOut])

  if (me.data) return <SignedIn session={me.data}>{children}</SignedIn>
  if (error && !isSignedOut && !isBlocked) return <GateFailure error={error} onRetry={me.refetch} />
  return null
}
