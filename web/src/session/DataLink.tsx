import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AS_LINKED } from '@/kit/list/listAddress'
import { consoleLink, foreignLink } from './consoleLink'

interface DataLinkProps {
  /** As the platform gave it. */
  readonly address: string
  readonly children: ReactNode
  readonly title?: string
  readonly label?: string
  readonly onFollow?: () => void
}

/** A link that a record holds: to a page of the console or to another site by https; anything else is text. */
export function DataLink({ address, children, title, label, onFollow }: DataLinkProps) {
  const own = consoleLink(address)
  const foreign = foreignLink(address)
  const given = { title, 'aria-label': label, onClick: onFollow }
  if (own)
    return (
      <Link {...given} to={own} state={AS_LINKED}>
        {children}
      </Link>
    )
  if (foreign)
    return (
      <a {...given} href={foreign} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    )
  return <bdi title={title}>{address}</bdi>
}
