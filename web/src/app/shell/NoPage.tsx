import { useEffect } from 'react'
import type { Role } from '@/api/gen/enums'
import { levelOf, useSession } from '../session/session'
import { AppearanceMenu } from './AppearanceMenu'
import { LogoutButton } from './LogoutButton'
import { Message } from './Message'

const WHOM_TO_ASK: Record<Role, string> = {
  SUPER_ADMIN: 'another SUPER_ADMIN',
  ADMIN: 'a SUPER_ADMIN',
  DEV_OPS: 'a SUPER_ADMIN',
  OPERATOR_ADMIN: 'the platform’s staff',
  OPERATOR_MANAGER: 'the OPERATOR_ADMIN of your operator',
  AFFILIATE: 'the OPERATOR_ADMIN of your operator',
}

/** For a role that no page of the console is open to. */
export function NoPage() {
  const { user } = useSession()
  const who = levelOf(user) === 'BRAND' ? `${user.role} of a brand` : user.role
  useEffect(() => {
    document.title = 'No page for your role · Pitboss'
  }, [])

  return (
    <main className="shell-alone">
      <Message
        title="No page is open to your role"
        actions={
          <>
            <LogoutButton label />
            <AppearanceMenu />
          </>
        }
      >
        <p>
          You are signed in, but no page of this console is for {who}. If you should see one, ask{' '}
          {WHOM_TO_ASK[user.role]}.
        </p>
        <dl>
          <dt>Account</dt>
          <dd>{user.email}</dd>
          <dt>Role</dt>
          <dd>{user.role}</dd>
          {user.opId && (
            <>
              <dt>At</dt>
              <dd>{user.opId}</dd>
            </>
          )}
        </dl>
      </Message>
    </main>
  )
}
