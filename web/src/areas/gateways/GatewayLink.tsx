import { Link } from 'react-router'
import { Name } from '@/kit/display/Name'
import { useCan } from '@/session/session'
import { addressOf, type Kind } from './labels'

interface GatewayLinkProps extends Pick<Kind, 'operation'> {
  /** Absent of what went by none, or by one from before there were instances. */
  readonly uuid: string | null | undefined
  readonly title: string | null
}

/** A gateway by name; leads to its page whoever may see it. */
export function GatewayLink({ uuid, operation, title }: GatewayLinkProps) {
  const may = useCan('gateways_read')
  const name = <Name text={title} />
  if (!uuid || !may) return name
  return <Link to={addressOf({ uuid, operation, version: 'V2' })}>{name}</Link>
}
