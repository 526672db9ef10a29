import { useEffect, useState } from 'react'
import { DENIED } from '@/api/gen/shared/constants'
import type { Me } from '@/api/gen/shared/types'
import type { Accounts } from '@/api/gen/simulator/endpoints'
import {
  forgetSignedIn,
  rememberSignedIn,
  takeSignInNotice,
  wasSignedIn,
  worldOfSession,
} from '@/session/signInHint'
import { AccountList } from './AccountList'
import { AppearanceSwitch } from './AppearanceSwitch'
import { isNoWorld, simulatorAccounts, whoAmI } from './calls'

import { destination } from './labels'
import { Mark } from './Mark'
import { Notice } from './Notice'
import { SignedInAlready } from './SignedInAlready'
import { SignInForm } from './SignInForm'

/** The form does not wait longer for the list beside it, and does not jump for it before. */
const PATIENCE_MS = 300

/** Whether others than its own machine reach a console that is no production set-up. The BFF writes it into the page. */
const isNotProduction = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="not-production"]')?.content === 'true'

type Props = { query: URLSearchParams; go: (path: string) => void }

function useSignedInUser() {
  const [user, setUser] = useState<Me | null | 'asking'>(wasSignedIn() === false ? null : 'asking')
  useEffect(() => {
    if (wasSignedIn() === false) return
    whoAmI().then((answer) => {
      if (answer.ok) rememberSignedIn()
      else if (answer.error.kind === 'signedOut') forgetSignedIn()
      setUser(answer.ok ? answer.data.user : null)
    })
  }, [])
  return [user, setUser] as const
}

/** The accounts of a simulated platform, null elsewhere, and `noWorld` where it has no such world; undefined for the
 * moment it takes to know. */
function useSimulator(world: string | undefined) {
  const [accounts, setAccounts] = useState<Accounts | 'noWorld' | null>()
  useEffect(() => {
    const waited = setTimeout(() => setAccounts((known) => known ?? null), PATIENCE_MS)
    simulatorAccounts(world).then((answer) => {
      if (answer.ok) setAccounts(answer.data)
      else setAccounts(world && isNoWorld(answer.error) ? 'noWorld' : null)
    })
    return () => clearTimeout(waited)
  }, [world])
  return accounts
}

/** Which world of a simulated platform one signs in to; of one that is not there, that it is not. */
function World({ name, isThere }: { readonly name: string; readonly isThere: boolean }) {
  if (isThere)
    return (
      <p>
        World: <bdi>{name}</bdi>
      </p>
    )
  const title =
    name === worldOfSession() ? `The world ${name} has ended.` : `There is no world ${name}.`
  return (
    <Notice kind="error" title={title}>
      <a href="/admin">Sign in to the default world</a>
    </Notice>
  )
}

export function SignInPage({ query, go }: Props) {
  const world = query.get('world') ?? undefined
  const isForbidden = query.get('error') === 'forbidden-access'
  const [user, setUser] = useSignedInUser()
  const [notice] = useState(takeSignInNotice)
  const simulator = useSimulator(world)
  const enter = () => go(destination(query.get('next')))

  if (simulator === undefined || user === 'asking') return <div className="auth-page" aria-busy />
  const accounts = simulator === 'noWorld' ? null : simulator
  return (
    <div className="auth-page">
      <main className="auth-panel" data-wide={accounts !== null && user === null}>
        <div className="auth-main">
          <p className="auth-brand">
            <Mark /> Pitboss
          </p>
          {isNotProduction() && (
            <Notice kind="info" title="Not a production set-up: BFF_PRODUCTION is off." />
          )}
          {user !== null && (
            <SignedInAlready
              user={user}
              isForbidden={isForbidden}
              onBack={enter}
              onSignedOut={() => setUser(null)}
            />
          )}
          {user === null && (
            <>
              <h1>Sign in</h1>
              {notice && <Notice kind="info" title={notice} />}
              {isForbidden && (
                <Notice kind="info" title={DENIED}>
                  You were signed out. If your account was blocked, whoever manages staff accounts
                  can tell you why; otherwise sign in with an account that may see that page.
                </Notice>
              )}
              {world && <World name={world} isThere={simulator !== 'noWorld'} />}
              {simulator !== 'noWorld' && <SignInForm world={world} onSignedIn={enter} />}
            </>
          )}
        </div>
        {user === null && accounts && (
          <AccountList {...accounts} world={world} onSignedIn={enter} />
        )}
      </main>
      <footer>
        <AppearanceSwitch />
      </footer>
    </div>
  )
}
