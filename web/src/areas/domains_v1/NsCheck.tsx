import { ReloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ApiError } from '@/api/answer'
import { useLazyDomainLookupQuery } from '@/api/gen/domains_v1/endpoints'
import type { NsStatus } from '@/api/gen/shared/enums'
import { joined, None } from '@/kit/display/None'
import { labelOf, Status } from '@/kit/display/Status'
import { nsStates, nsStatusOf } from './labels'

interface NsCheckProps {
  /** What the last check found; null before the first. */
  readonly nsStatus: NsStatus | null
}

/** Whether the registrar names the zone's servers, as the last check found. */
export const NsCheck = ({ nsStatus }: NsCheckProps) =>
  nsStatus === null ? <None /> : <Status {...labelOf(nsStates, nsStatus)} />

interface RegistrarCheckProps extends NsCheckProps {
  readonly domain: string
  readonly nameServers: readonly string[]
  /** The servers that the last check found; null where it found none. */
  readonly nsRecords: readonly string[] | null
}

/** The check with the servers that are set and those that are wanted where they differ, and a look-up at once. */
export function RegistrarCheck({ domain, nameServers, ...last }: RegistrarCheckProps) {
  const [lookUp, { data, error, isFetching }] = useLazyDomainLookupQuery()
  if (nameServers.length === 0) return <None />
  const isUnknown = (error as ApiError | undefined)?.http === 422
  const found = isUnknown ? null : data?.nsRecords
  const nsRecords = found === undefined ? last.nsRecords : found
  const nsStatus = found === undefined ? last.nsStatus : nsStatusOf(nameServers, found)
  return (
    <div>
      <span className="domains-state">
        <NsCheck nsStatus={nsStatus} />
        <Button
          type="text"
          size="small"
          icon={<ReloadOutlined />}
          aria-label={`Look up the name servers of ${domain} now`}
          loading={isFetching}
          onClick={() => lookUp({ domain })}
        />
      </span>
      {nsStatus !== null && nsStatus !== 'SUCCESS' && (
        <ul className="domains-servers">
          <li>Set at the registrar: {nsRecords ? joined(nsRecords, ', ') : 'none'}</li>
          <li>Wanted: {joined(nameServers, ', ')}</li>
        </ul>
      )}
    </div>
  )
}
