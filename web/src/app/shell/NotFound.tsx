import { Link, useLocation, useSearchParams } from 'react-router'
import { keptQuery } from '../query'
import { Message } from './Message'
import { PageSearch } from './PageSearch'

export function NotFound() {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  return (
    <Message
      title="Page not found"
      buttons={<Link to={{ pathname: '/', search: keptQuery(query) }}>To the start page</Link>}
    >
      <p>
        Nothing stands at <code>{pathname}</code>. The address may be mistyped, or the page may have
        moved. These pages are open to you:
      </p>
      <PageSearch />
    </Message>
  )
}
