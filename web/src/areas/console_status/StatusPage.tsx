import { api, useConsoleStatusQuery } from '@/api/gen/console_status/endpoints'
import { Loaded } from '@/kit/display/Loaded'
import { type Reads, read } from '@/session/reads'
import { usePolling } from '@/session/usePolling'
import { Breakers, Deviations, Paces } from './PlatformParts'
import { Processes } from './Processes'
import './console_status.css'

const POLL_MS = 5_000

/** How each process of the console does, and how the platform does for them. */
export function StatusPage() {
  const call = useConsoleStatusQuery(undefined, usePolling(POLL_MS))
  return (
    <Loaded what="The status" call={call}>
      {(status) => (
        <div className="console-status">
          <Processes status={status} />
          <Breakers processes={status.processes} />
          <Paces processes={status.processes} />
          <Deviations processes={status.processes} />
        </div>
      )}
    </Loaded>
  )
}

export const reads: Reads = () => [read(api.endpoints.consoleStatus, undefined)]
