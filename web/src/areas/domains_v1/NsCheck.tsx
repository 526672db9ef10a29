import { ReloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { createContext, useContext } from 'react'
import type { ApiError } from '@/api/answer'
import { useLazyDomainLookupQuery, useNameServersSeenQuery } from '@/api/gen/domains_v1/endpoints'
import { None } from '@/kit/display/None'
import { Status } from '@/kit/display/Status'
import { nsStates, nsStatusOf } from './labels'

/** The domains of the list that a check stands in: they are asked for together. */
export const ListedDomains = createContext<readonly string[]>([])

interface NsCheckProps {
  readonly domain: string
  readonly nameServers: readonly string[]
  /** Offers to ask public DNS now. */
  readonly offersLookup?: boolean
}

/** Whether the registrar names the zone's servers, as the platform last saw it. */
export function NsCheck({ domain, nameServers, offersLookup = false }: NsCheckProps) {
  const listed = useContext(ListedDomains)
  const domains = listed.includes(domain) ? [...listed] : [domain]
  const seen = useNameServersSeenQuery(
    { namedDomains: { domains } },
    { skip: nameServers.length === 0 },
  )
  const [lookUp, fresh] = useLazyDomainLookupQuery()
  if (nameServers.length === 0) return <None />
  const last = seen.data?.find((row) => row.domain === domain)
  const isUnknown = (fresh.error as ApiError | undefined)?.http === 422
  const found = isUnknown
    ? null
    : (fresh.data?.nsRecords ?? (last?.seenAt ? last.nsRecords : undefined))
  return (
    <span className="domains-state">
      {found === undefined ? (
        <span className="kit-nothing">{seen.isLoading ? '…' : '—'}</span>
      ) : (
        <Status {...nsStates[nsStatusOf(nameServers, found)]} />
      )}
      {offersLookup && (
        <Button
          type="text"
          size="small"
          icon={<ReloadOutlined />}
          aria-label={`Look up the name servers of ${domain} now`}
          loading={fresh.isFetching}
          onClick={() => lookUp({ domain })}
        />
      )}
    </span>
  )
}
