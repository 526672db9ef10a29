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

/** A figure that leads to the list it counts, for those who may open that. */
export function FigureLink({ to, children }: FigureLinkProps) {
  const { user } = useSession()
  const path = to.split('?', 1)[0]
  const page = usePages().find((each) => each.path === path)
  if (!page || !mayOpen(page, user)) return children
  return (
    <Link className="kit-link" to={to} state={AS_LINKED}>
      {children}
    </Link>
  )
}
