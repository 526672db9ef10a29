import { ReloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { api } from '@/api/gen/domains_v1/endpoints'
import type { ZoneStatus } from '@/api/gen/shared/enums'
import { labelOf, Status } from '@/kit/display/Status'
import { useAction } from '@/kit/form/useAction'
import { useCan } from '@/session/session'
import { zoneStates } from './labels'

interface ZoneStateProps {
  readonly status: ZoneStatus
  readonly zoneId: string | null
  readonly name: string
}

/** Where a zone stands; one that waits can be looked at now. */
export function ZoneState({ status, zoneId, name }: ZoneStateProps) {
  const write = useAction(api.endpoints.zoneCheck)
  const mayCheck = useCan('domains_write')
  const waits = zoneId !== null && (status === 'pending' || status === 'moved')
  return (
    <span className="domains-state">
      <Status {...labelOf(zoneStates, status)} />
      {waits && mayCheck && (
        <Button
          type="text"
          size="small"
          icon={<ReloadOutlined />}
          loading={write.running}
          aria-label={`Check the name servers of ${name} now`}
          title="Check the name servers now"
          onClick={() => write.run({ zoneNamed: { zoneId } })}
        />
      )}
    </span>
  )
}
