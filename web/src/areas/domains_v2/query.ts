import type { DomainsV2ApiArg } from '@/api/gen/domains_v2/endpoints'
import type { TenantFilters } from '@/session/operator'

/** An address that names order and direction apart, with both in one; null where it does not. */
export function oneOrder(params: URLSearchParams): URLSearchParams | null {
  const name = params.get('sortByName')
  if (name === null) return null
  const next = new URLSearchParams(params)
  next.set('sort', params.get('sortByOrder') === 'desc' ? `-${name}` : name)
  next.delete('sortByName')
  next.delete('sortByOrder')
  return next
}

interface ListQuery {
  readonly page: number
  readonly limit: number
  readonly sort: string
  readonly cfZoneSSLMode?: DomainsV2ApiArg['cfZoneSslMode'] | undefined
}

/** The list's state as the call names it: order by name and direction. */
export function wireQuery<Q extends ListQuery>(
  { sort, cfZoneSSLMode, ...rest }: Q,
  tenants: TenantFilters,
): DomainsV2ApiArg {
  return {
    ...rest,
    sortByName: sort.replace(/^-/, ''),
    sortByOrder: sort.startsWith('-') ? 'desc' : 'asc',
    ...(cfZoneSSLMode && { cfZoneSslMode: cfZoneSSLMode }),
    ...tenants,
  }
}
