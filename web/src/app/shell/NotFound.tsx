import { Link, useLocation, useSearchParams } from 'react-router'
import { keptQuery } from '../query'
import { Message } from './Message'
import { PageSearch } from './PageSearch'

export function NotFound() {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  return (
    <Message
      title="There is nothing at this address"
      buttons={<Link to={{ pathname: '/', search: keptQuery(query) }}>Go to the start page</Link>}
    >
      <p>
        <code>{pathname}</code> is not a page. Check the address; the page may have moved. Pages you
        can open:
      </p>
      <PageSearch />
    </Message>
  )
}
