import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { ApiError } from '@/api/answer'
import type { SignedIn } from '@/api/gen/auth/endpoints'
import { credentialsRules } from '@/api/gen/auth/rules'
import { noteSignIn } from '@/session/signInHint'
import { signIn } from './calls'
import { ErrorNotice } from './Notice'
import { useRetryDelay } from './retryDelay'

type Field = 'email' | 'password'
type Problems = Partial<Record<Field, string>>

type Props = {
  world?: string | undefined
  email?: string
  /** Keeps the account: whoever renews a session cannot become somebody else. */
  fixedEmail?: boolean
  onSignedIn: (answer: SignedIn) => void
}

function missing(field: Field): string {
  const rule = credentialsRules[field].find((each) => 'required' in each)
  return String(rule?.message)
}

function check(values: Record<Field, string>): Problems {
  const problems: Problems = {}
  if (!values.email.trim()) problems.email = missing('email')
  if (!values.password) problems.password = missing('password')
  return problems
}

export function SignInForm({ world, email: known = '', fixedEmail = false, onSignedIn }: Props) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState(known)
  const [password, setPassword] = useState('')
  const [shown, setShown] = useState(false)
  const [working, setWorking] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const [error, setError] = useState<ApiError | null>(null)
  const pause = useRetryDelay(error)

  const focus = (field: Field) =>
    form.current?.querySelector<HTMLInputElement>(`input[name=${field}]`)?.focus()

  useEffect(() => {
    const first = (['email', 'password'] as const).find((field) => problems[field])
    if (first) form.current?.querySelector<HTMLInputElement>(`input[name=${first}]`)?.focus()
  }, [problems])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (working || pause > 0) return
    const found = check({ email, password })
    setProblems(found)
    setError(null)
    if (Object.keys(found).length > 0) return
    setWorking(true)
    const answer = await signIn({ email: email.trim(), password, ...(world ? { world } : {}) })
    setWorking(false)
    if (answer.ok) {
      noteSignIn(world)
      onSignedIn(answer.data)
      return
    }
    setError(answer.error)
    if (Object.keys(answer.error.fields).length > 0) setProblems(answer.error.fields)
    else if (answer.error.kind === 'signedOut') focus('password')
  }

  const field = (name: Field) => ({
    id: `${id}-${name}`,
    name,
    'aria-invalid': problems[name] !== undefined,
    'aria-describedby': problems[name] ? `${id}-${name}-problem` : undefined,
  })
  const problem = (name: Field) =>
    problems[name] && (
      <p className="auth-problem" id={`${id}-${name}-problem`}>
        {problems[name]}
      </p>
    )

  return (
    <form ref={form} className="auth-form" noValidate onSubmit={submit}>
      {error && <ErrorNotice error={error}>{pause > 0 && `Try again in ${pause} s.`}</ErrorNotice>}
      <label htmlFor={`${id}-email`}>Email</label>
      <input
        {...field('email')}
        type="email"
        autoComplete="username"
        // biome-ignore lint/a11y/noAutofocus: the page is this form
        autoFocus={!fixedEmail}
        readOnly={fixedEmail}
        spellCheck={false}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      {problem('email')}
      <label htmlFor={`${id}-password`}>Password</label>
      <div className="auth-secret">
        <input
          {...field('password')}
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          // biome-ignore lint/a11y/noAutofocus: whoever renews a session types here
          autoFocus={fixedEmail}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <button type="button" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? 'Hide' : 'Show'}
          <span className="auth-unseen"> password</span>
        </button>
      </div>
      {problem('password')}
      <button className="auth-act" type="submit" disabled={pause > 0} aria-busy={working}>
        {working ? 'Signing in…' : 'Sign in'}
      </button>
    </form>
  )
}
