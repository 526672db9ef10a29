import { useDomainV2Query } from '@/api/gen/domains_v2/endpoints'
import { RoutingSetup } from '@/areas/domain_setup'
import { AutomationProgress, type Progress } from '@/kit/dialogs/ProgressDialog'
import { usePolling } from '@/session/usePolling'

const POLL_MS = 5_000

interface SetupProgressProps {
  readonly domainName: string
  /** The domain's details: closing leads there once the domain is live. */
  readonly link: string
  readonly onClose: () => void
}

/** How far a new domain has come, as the platform tells it: closing this loses nothing. */
export function SetupProgress({ domainName, link, onClose }: SetupProgressProps) {
  const { data, error } = useDomainV2Query({ domainName }, usePolling(POLL_MS))
  const progress: Progress = error
    ? { state: 'error', text: 'The domain could not be loaded. It may have been deleted.' }
    : data?.afdRoutesAssociated && data.cfZoneStatus === 'active'
      ? { state: 'completed', text: `${data.unicodeName} is associated with its routes.` }
      : {
          state: 'running',
          text: 'Setup continues automatically once the name servers are set. You can close this window; the domain’s details show the progress.',
        }
  const zoneId = data?.cfZoneId
  const token = data?.token
  return (
    <AutomationProgress
      open
      progress={progress}
      link={link}
      nameServers={data && data.cfZoneStatus !== 'active' ? data.cfZoneNameServers : []}
      onClose={onClose}
    >
      {zoneId && token && <RoutingSetup zone={{ zoneId, token, zoneName: domainName }} />}
    </AutomationProgress>
  )
}
