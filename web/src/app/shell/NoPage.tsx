import { Descriptions, Result } from 'antd'
import { useEffect } from 'react'
import { levelOf, useSession } from '../session/session'
import { AppearanceMenu } from './AppearanceMenu'
import { LogoutButton } from './LogoutButton'

function whomToAsk(role: string, level: string): string {
  if (level === 'PLATFORM') return 'Ask a SUPER_ADMIN of the platform if you should see one.'
  if (role === 'OPERATOR_ADMIN') return 'Ask the platform’s staff if you should see one.'
  return 'Ask the OPERATOR_ADMIN of your operator if you should see one.'
}

/** For a role that no page of the console is open to. */
export function NoPage() {
  const { user } = useSession()
  const level = levelOf(user)
  useEffect(() => {
    document.title = 'No page for your role · Pitboss'
  }, [])

  return (
    <main className="shell-alone">
      <Result
        status="info"
        title={<h1>No page is open to your role</h1>}
        subTitle={`You are signed in, but no page of this console is for ${user.role}${
          level === 'BRAND' ? ' of a brand' : ''
        }. ${whomToAsk(user.role, level)}`}
        extra={[<LogoutButton key="logout" label />, <AppearanceMenu key="appearance" />]}
      >
        <Descriptions
          size="small"
          column={1}
          items={[
            { key: 'account', label: 'Account', children: user.email },
            { key: 'role', label: 'Role', children: user.role },
            ...(user.opId ? [{ key: 'at', label: 'At', children: user.opId }] : []),
          ]}
        />
      </Result>
    </main>
  )
}
