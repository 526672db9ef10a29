import { Button, Input } from 'antd'
import { useState } from 'react'
import { api } from '@/api/gen/auth/endpoints'
import { useSimulatorAccountsQuery } from '@/api/gen/simulator/endpoints'
import { Loaded } from '@/kit/display/Loaded'
import { useAction } from '@/kit/form/useAction'
import { roleNames } from '@/session/roleNames'
import { useSession } from '@/session/session'
import { noteSignIn } from '@/session/signInHint'

interface AccountsTabProps {
  /** Where one is signed in. */
  readonly world: string
  /** The world whose accounts are shown first, when it is another. */
  readonly first: string | null
}

/** Signs in as another account of this world or of another. Nothing is kept of the present session. */
export function AccountsTab({ world, first }: AccountsTabProps) {
  const { user } = useSession()
  const [typed, setTyped] = useState(first ?? world)
  const [chosen, setChosen] = useState(first ?? world)
  const call = useSimulatorAccountsQuery({ world: chosen })
  const signIn = useAction(api.endpoints.authLogin, {
    onDone: () => {
      noteSignIn(chosen)
      location.assign('/')
    },
  })
  return (
    <>
      <form
        className="simulator-act"
        onSubmit={(event) => {
          event.preventDefault()
          setChosen(typed.trim() || world)
        }}
      >
        <Input
          aria-label="World"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button htmlType="submit">Show accounts</Button>
      </form>
      {chosen !== world && (
        <p>{`These accounts sign in to the world ${chosen}; you are in ${world}.`}</p>
      )}
      <Loaded what={`The accounts of ${chosen}`} call={call}>
        {({ accounts, password }) => (
          <ul className="simulator-list">
            {accounts.map(({ email, role, at }) => (
              <li key={email}>
                <span>
                  {email} · {(roleNames as Record<string, string>)[role] ?? role} · {at}
                </span>
                <Button
                  aria-label={`Sign in as ${email}`}
                  disabled={signIn.running || (email === user.email && chosen === world)}
                  onClick={() => signIn.run({ credentials: { email, password, world: chosen } })}
                >
                  Sign in
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </>
  )
}
