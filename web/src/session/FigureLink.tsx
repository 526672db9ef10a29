import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AS_LINKED } from '@/kit/list/listAddress'
import { mayOpen, usePages } from './page'
import { useSession } from './session'

interface FigureLinkProps {
  /** The list that the figure counts. */
  readonly to: string
  readonly children: ReactNode
}

/** Whether the user may open the list at an address. */
export function useMayFollow(to: string | null): boolean {
  const { user } = useSession()
  const pages = usePages()
  const page = to !== null && pages.find((each) => each.path === to.split('?', 1)[0])
  return Boolean(page && mayOpen(page, user))
}

/** A figure that leads to the list it counts, for those who may open that. */
export function FigureLink({ to, children }: FigureLinkProps) {
  if (!useMayFollow(to)) return children
  return (
    <Link className="kit-link" to={to} state={AS_LINKED}>
      {children}
    </Link>
  )
}
