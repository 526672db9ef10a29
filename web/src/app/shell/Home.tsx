import { Navigate } from 'react-router'
import { pagesOf } from '../routes'
import { useSession } from '../session/session'
import { NoPage } from './NoPage'

/** The first page that the user may open. */
export function Home() {
  const { user } = useSession()
  const [first] = pagesOf(user)
  return first ? <Navigate to={first.path} replace /> : <NoPage />
}
