import { Link } from 'react-router'
import { Name } from '@/kit/display/Name'
import { useHrefTo } from '@/session/useGoTo'
import { pathOf } from './labels'

interface OperatorLinkProps {
  readonly opId: string
  readonly title: string
}

/** Leads to an operator's or a brand's page, with what is chosen in the top bar. */
export function OperatorLink({ opId, title }: OperatorLinkProps) {
  return (
    <Link to={useHrefTo()(pathOf({ opId }))}>
      <Name text={title} />
    </Link>
  )
}
