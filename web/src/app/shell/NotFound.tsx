import { Link, useLocation } from 'react-router'
import { Message } from './Message'

export function NotFound() {
  const { pathname } = useLocation()
  return (
    <Message title="There is no such page" actions={<Link to="/">To the start page</Link>}>
      <p>
        Nothing stands at <code>{pathname}</code>. The address may be mistyped, or the page may have
        moved.
      </p>
    </Message>
  )
}
