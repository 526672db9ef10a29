import type { ApiError } from '@/api/answer'
import { useDomainLookupQuery } from '@/api/gen/domains_v1/endpoints'
import { Status } from '@/kit/display/Status'
import { nsStates, nsStatusOf } from './labels'

interface NsCheckProps {
  readonly domain: string
  readonly nameServers: readonly string[]
}

/** Whether the registrar names the zone's servers, as public DNS tells it. */
export function NsCheck({ domain, nameServers }: NsCheckProps) {
  const { data, error } = useDomainLookupQuery({ domain }, { skip: nameServers.length === 0 })
  if (error && (error as ApiError).http !== 422) return <span className="kit-nothing">—</span>
  if (nameServers.length === 0) return <span className="kit-nothing">—</span>
  if (!data && !error) return <span className="kit-nothing">…</span>
  return <Status {...nsStates[nsStatusOf(nameServers, error ? null : (data?.nsRecords ?? []))]} />
}
