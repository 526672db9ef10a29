import { Navigate, useSearchParams } from 'react-router'
import { useSession } from '@/session/session'
import { keptQuery } from '../query'
import { pagesOf } from '../routes'

/** The page that is the role's home, or the first that the user may open: everybody has one. */
export function Home() {
  const { user } = useSession()
  const [query] = useSearchParams()
  const own = pagesOf(user)
  const first = own.find(({ homeOf }) => homeOf?.includes(user.role)) ?? own[0]
  return (
    first && <Navigate to={{ pathname: first.path, search: keptQuery(query, first) }} replace />
  )
}
