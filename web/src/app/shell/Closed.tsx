import { Button } from 'antd'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { levelOf } from '@/session/roles'
import { useSession } from '@/session/session'
import { denialFor } from '../access/denial'
import { keptQuery } from '../query'
import { pages } from '../routes'
import { Message } from './Message'

/** What the way to here tells of the page that is closed: its path, as its declaration has it. */
export interface ClosedState {
  readonly closed: string
}

/** In place of a page that the user may not open, within the frame: why, and whom to ask. */
export function Closed() {
  const { user } = useSession()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { closed } = (useLocation().state ?? {}) as Partial<ClosedState>
  const page = pages.find(({ path }) => path === closed)
  const level = levelOf(user)
  const denial = page && denialFor({ ...user, level, isOneself: true }, page)
  const whose = level === 'PLATFORM' ? 'the platform’s' : 'your operator’s'
  return (
    <Message
      title={page ? `“${page.title}” is closed to you` : 'This page is closed to you'}
      buttons={
        <>
          <Button
            type="primary"
            onClick={() => navigate({ pathname: '/', search: keptQuery(query) })}
          >
            Go to the start page
          </Button>
          <Link to="/user/access">My access</Link>
        </>
      }
    >
      <p>You don't have permissions to perform this action.</p>
      {denial && <p>{denial.reason}</p>}
      <p>Whoever manages {whose} staff accounts can open it to you.</p>
    </Message>
  )
}
