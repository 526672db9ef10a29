import { Button } from 'antd'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { noteAbsent, opening } from '@/api/absent'
import type { ApiError } from '@/api/answer'
import { useAuthLogoutMutation } from '@/api/gen/auth/endpoints'
import { useGeneralQuery } from '@/api/gen/general/endpoints'
import { SESSION_CHANGED } from '@/api/gen/shared/constants'
import { api as users, useUsersMeQuery } from '@/api/gen/users/endpoints'
import { onProofRequired } from '@/api/proof'
import { hasSessionChanged, onSessionChanged, tellSessionChanged } from '@/api/sessionUser'
import { BulkRunHost } from '@/kit/bulk/BulkRunHost'
import { DialogHost, useDialogs } from '@/kit/dialog/Dialogs'
import { refuse } from '@/kit/dialog/useSystemDialogs'
import { ClockContext } from '@/kit/display/clock'
import { useFirstShapeGone } from '@/kit/display/firstShape'
import { ExportHost } from '@/kit/export/ExportHost'
import { lazyComponent } from '@/kit/lazyComponent'
import { useToasts } from '@/kit/toasts'
import { beginAnew, goForbidden, goSignIn } from '@/session/redirects'
import { SessionProvider } from '@/session/SessionProvider'
import type { Session } from '@/session/session'
import { forgetSignedIn, rememberSignedIn, takeChangeNotice } from '@/session/signInHint'
import { Cover } from './Cover'
import { DirectionProvider } from './DirectionProvider'
import { GateFailure } from './GateFailure'
import { IdleWarning } from './IdleWarning'
import { usePlatformClock } from './platformClock'
import { useSessionEnd } from './useSessionEnd'

const RenewalDialog = lazyComponent(
  () => import('./RenewalDialog').then((code) => code.RenewalDialog),
  ({ onUnavailable }) => onUnavailable(),
)

const ProofDialog = lazyComponent(
  () => import('./ProofDialog').then((code) => code.ProofDialog),
  refuse,
)

const NewPassword = lazyComponent(() => import('./NewPassword').then((code) => code.NewPassword))

/** Who is blocked is signed out and shown why. */
function useExpulsion(isBlocked: boolean): void {
  const [signOut] = useAuthLogoutMutation()
  useEffect(() => {
    if (isBlocked) {
      signOut()
        .unwrap()
        .then(forgetSignedIn, () => undefined)
        .finally(goForbidden)
    }
  }, [isBlocked, signOut])
}

/** What the pulse brings of the session. */
function useSessionCheck() {
  const check = users.endpoints.usersMeCheck.useQueryState()
  useExpulsion(check.data?.isBlocked === true) // of another type it says nothing
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

/** Says in the page that began anew who is signed in. */
function useChangeNotice({ email }: Session['user']): void {
  const toasts = useToasts()
  const tell = useEffectEvent(() => {
    if (takeChangeNotice())
      toasts.warning(
        `You are signed in as ${email} now. What another user had open here is closed.`,
      )
  })
  useEffect(() => tell(), [])
}

const LOOKING = 'Checking who is signed in…'

interface SignedInProps {
  readonly session: Session
  readonly children: ReactNode
}

function SignedIn({ session, children }: SignedInProps) {
  const { reason, isLooking, isDenied, renewed, dismiss } = useSessionEnd(session.user.userCode)
  useExpulsion(isDenied)
  const ended = reason !== null
  const general = useGeneralQuery()
  const check = useSessionCheck()
  useChangeNotice(session.user)
  const clock = usePlatformClock(session.user.timezone, general, check)
  noteAbsent(general.data?.absent)
  const absent = general.data?.absent
  // biome-ignore lint/correctness/useExhaustiveDependencies: what opens nothing depends on what is absent
  const known = useMemo(
    () => ({
      ...session,
      user: { ...session.user, permissions: [...opening(session.user.permissions)] },
    }),
    [session, absent],
  )

  useFirstShapeGone(!general.isLoading)
  if (general.isLoading) return null
  if (!general.data && general.error) {
    return <GateFailure error={general.error as ApiError} onRetry={general.refetch} />
  }
  return (
    <SessionProvider session={known} hasEnded={ended}>
      <ClockContext value={clock}>
        <DirectionProvider language={session.user.language}>
          <DialogHost>
            <BulkRunHost hasEnded={ended}>
              <ExportHost>
                {session.user.mustChangePassword ? <NewPassword /> : children}
              </ExportHost>
            </BulkRunHost>
            <ProofHost email={session.user.email} />
          </DialogHost>
          <IdleWarning hasEnded={ended} />
          {(ended || isLooking) && <Cover title={ended ? reason : LOOKING} />}
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

/** Whether another user is signed in than the page was drawn for: then it begins anew. */
function useSessionChange(userCode: string | undefined): boolean {
  const [drawnFor, setDrawnFor] = useState(userCode)
  const [isAnothers, setAnothers] = useState(hasSessionChanged)
  if (drawnFor === undefined && userCode !== undefined) setDrawnFor(userCode)
  const isOther = drawnFor !== undefined && userCode !== undefined && userCode !== drawnFor
  useEffect(() => onSessionChanged(() => setAnothers(true)), [])
  useEffect(() => {
    if (isOther) tellSessionChanged()
  }, [isOther])
  // The page itself is gone by then, and with it what asks before it is left.
  useEffect(() => {
    if (isAnothers) beginAnew()
  }, [isAnothers])
  return isAnothers || isOther
}

/** Lets a signed-in user through, with who they are and the platform's clock. */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  const me = useUsersMeQuery()
  useGeneralQuery() // asked for at the same time
  const error = me.error as ApiError | undefined
  const isSignedOut = !me.data && error?.kind === 'signedOut'
  const isBlocked = !me.data && error?.kind === 'denied' // all others may ask who they are
  useExpulsion(isBlocked)

  const isAnothers = useSessionChange(me.data?.user.userCode)

  useEffect(() => {
    if (me.isSuccess) rememberSignedIn()
    if (isSignedOut) goSignIn({ back: true })
  }, [me.isSuccess, isSignedOut])

  if (isAnothers)
    return <Cover title={SESSION_CHANGED} buttons={<Button onClick={beginAnew}>Go on</Button>} />
  if (me.data) return <SignedIn session={me.data}>{children}</SignedIn>
  if (error && !isSignedOut && !isBlocked) return <GateFailure error={error} onRetry={me.refetch} />
  return null
}
