import { useState } from 'react'
import type { ApiError } from '@/api/answer'
import type { Role } from '@/api/gen/shared/enums'
import type { Account, Accounts } from '@/api/gen/simulator/endpoints'
import { roleNames } from '@/session/roleNames'
import { noteSignIn } from '@/session/signInHint'
import { signIn } from './calls'
import { ErrorNotice } from './Notice'

type Props = Accounts & { world: string | undefined; onSignedIn: () => void }

const PLACES: Readonly<Record<string, string>> = { platform: 'whole platform' }

const isAccount = ({ email, role, at }: Account): boolean =>
  [email, role, at].every((each) => typeof each === 'string')

export function AccountList({ accounts, password, world, onSignedIn }: Props) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [error, setError] = useState<ApiError | null>(null)

  const choose = async ({ email }: Account) => {
    setChosen(email)
    setError(null)
    const answer = await signIn({ email, password, ...(world ? { world } : {}) })
    if (answer.ok) {
      noteSignIn(world)
      onSignedIn()
      return
    }
    setChosen(null)
    setError(answer.error)
  }

  return (
    <section className="auth-accounts" aria-labelledby="accounts">
      <h2 id="accounts">Simulated platform</h2>
      <p>
        Nothing here is real. Choose an account; the password of all is{' '}
        <code>{String(password)}</code>
      </p>
      {error && <ErrorNotice error={error} />}
      <ul>
        {accounts.filter(isAccount).map((account) => (
          <li key={account.email}>
            <button
              type="button"
              disabled={chosen !== null}
              aria-busy={chosen === account.email}
              onClick={() => choose(account)}
            >
              <span className="auth-email">{account.email}</span>
              <span className="auth-role">{roleNames[account.role as Role] ?? account.role}</span>
              <span className="auth-place">{PLACES[account.at] ?? account.at}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
