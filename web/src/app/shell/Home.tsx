import { Navigate, useSearchParams } from 'react-router'
import { useSession } from '@/session/session'
import { keptQuery } from '../query'
import { pagesOf } from '../routes'

/** The first page that the user may open: everybody has one. */
export function Home() {
  const { user } = useSession()
  const [query] = useSearchParams()
  const [first] = pagesOf(user)
  return (
    first && <Navigate to={{ pathname: first.path, search: keptQuery(query, first) }} replace />
  )
}
