import { Navigate, useSearchParams } from 'react-router'
import { useSession } from '@/session/session'
import { keptQuery } from '../query'
import { pagesOf } from '../routes'

/** The page that the user chose, or the role's home where it is closed by now, or the first that they may open. */
export function Home() {
  const { user } = useSession()
  const [query] = useSearchParams()
  const own = pagesOf(user)
  const first =
    own.find(({ path, menu }) => menu && path === user.startPage) ??
    own.find(({ homeOf }) => homeOf?.includes(user.role)) ??
    own[0]
  return (
    first && <Navigate to={{ pathname: first.path, search: keptQuery(query, first) }} replace />
  )
}
