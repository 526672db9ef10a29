import { useState } from 'react'
import type { ApiError } from '@/api/answer'
import { DENIED } from '@/api/gen/shared/constants'
import type { Me } from '@/api/gen/shared/types'
import { tellOtherTabs } from '@/session/otherTabs'
import { roleNames } from '@/session/roleNames'
import { forgetSignedIn } from '@/session/signInHint'
import { signOut } from './calls'
import { ErrorNotice, Notice } from './Notice'

type Props = { user: Me; isForbidden: boolean; onBack: () => void; onSignedOut: () => void }

export function SignedInAlready({ user, isForbidden, onBack, onSignedOut }: Props) {
  const [leaving, setLeaving] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)

  const leave = async () => {
    setLeaving(true)
    const answer = await signOut()
    setLeaving(false)
    if (answer.ok || answer.error.kind === 'signedOut') {
      forgetSignedIn()
      tellOtherTabs()
      onSignedOut()
    } else if (answer.error.kind === 'sessionChanged') location.reload()
    else setError(answer.error)
  }

  return (
    <>
      <h1>{isForbidden ? 'No access' : 'Already signed in'}</h1>
      {isForbidden ? (
        <Notice kind="error" title={DENIED}>
          Your role has no access to the page you asked for. Ask whoever manages staff accounts, or
          sign in with another account. <a href="/user/access">My access</a> shows why.
        </Notice>
      ) : (
        <p>This is the sign-in page; you are already signed in.</p>
      )}
      <dl className="auth-who">
        <dt>Account</dt>
        <dd>{user.email}</dd>
        <dt>Role</dt>
        <dd>
          {roleNames[user.role]}
          {user.opId && ` at ${user.opId}`}
        </dd>
      </dl>
      {error && <ErrorNotice error={error} />}
      <button className="auth-act" type="button" onClick={onBack}>
        Back to the console
      </button>
      <button className="auth-other" type="button" aria-busy={leaving} onClick={leave}>
        {leaving ? 'Signing out…' : 'Use another account'}
      </button>
    </>
  )
}
