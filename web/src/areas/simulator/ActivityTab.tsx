import { Alert, Segmented } from 'antd'
import { api, type LiveActivity, useSimulatorActivityQuery } from '@/api/gen/activity/endpoints'
import type { ActivityMode, StaffMode } from '@/api/gen/shared/types'
import { DateTime } from '@/kit/display/DateTime'
import { Loaded } from '@/kit/display/Loaded'
import { useAction } from '@/kit/form/useAction'
import { usePolling } from '@/session/usePolling'
import { useReadAgain } from './useSimulator'

const POLL_MS = 5000
const MODES: { value: ActivityMode; label: string }[] = [
  { value: 'off', label: 'Off' },
  { value: 'calm', label: 'Calm' },
  { value: 'busy', label: 'Busy' },
]

const STAFF: { value: StaffMode; label: string }[] = [
  { value: 'off', label: 'Off' },
  { value: 'slow', label: 'Slow' },
  { value: 'normal', label: 'Normal' },
]

/** What players, providers, partners and simulated staff do by themselves: how much of it, and the latest. */
export function ActivityTab() {
  const call = useSimulatorActivityQuery(undefined, {
    ...usePolling(POLL_MS),
    refetchOnMountOrArgChange: true,
  })
  const change = useAction(api.endpoints.simulatorActivitySet, { onDone: useReadAgain() })
  return (
    <Loaded what="The live activity" call={call}>
      {(activity) => (
        <>
          <div className="simulator-act">
            <Segmented<ActivityMode>
              aria-label="Live activity"
              value={activity.mode}
              disabled={change.running}
              options={MODES}
              onChange={(mode) => change.run({ activityForm: { mode } })}
            />
            <span className="simulator-polls">
              Calm: 0.2 events per player and day. Busy: 2. Events by hand are in the next tab.
            </span>
          </div>
          <div className="simulator-act">
            <Segmented<StaffMode>
              aria-label="Simulated staff"
              value={activity.staff}
              disabled={change.running}
              options={STAFF}
              onChange={(staff) => change.run({ activityForm: { mode: activity.mode, staff } })}
            />
            <span className="simulator-polls">
              Simulated staff decide what nobody decided, never what somebody opened in the last 10
              minutes. Slow: after four times as long.
            </span>
          </div>
          <Skipped activity={activity} />
          <h2>Latest</h2>
          <Latest events={activity.events} />
        </>
      )}
    </Loaded>
  )
}

function Skipped({ activity }: { readonly activity: LiveActivity }) {
  const { skippedFrom, skippedUntil } = activity
  if (!skippedFrom || !skippedUntil) return null
  return (
    <Alert
      type="info"
      title={
        <>
          The simulator slept for more than a day. Activity from <DateTime at={skippedFrom} /> to{' '}
          <DateTime at={skippedUntil} /> was skipped.
        </>
      }
    />
  )
}

function Latest({ events }: Pick<LiveActivity, 'events'>) {
  if (events.length === 0) return <p role="status">Nothing has happened yet.</p>
  return (
    <ol className="simulator-list">
      {events.map(({ at, type, opTitle, playerCode, text }) => (
        <li key={`${at} ${type} ${playerCode ?? opTitle}`}>
          <span className="simulator-happened">
            <DateTime at={at} /> · {text} · {playerCode ? `${playerCode}, ${opTitle}` : opTitle}
          </span>
          <code>{type}</code>
        </li>
      ))}
    </ol>
  )
}
