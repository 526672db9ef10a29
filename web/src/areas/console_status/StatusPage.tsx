import type { ReactNode } from 'react'
import {
  type ConsoleProcess,
  type ConsoleStatus,
  type ProcessSlots,
  useConsoleStatusQuery,
} from '@/api/gen/console_status/endpoints'
import { DateTime } from '@/kit/display/DateTime'
import { formatted, inFull } from '@/kit/display/decimal'
import { Loaded } from '@/kit/display/Loaded'
import { None } from '@/kit/display/None'
import { Rows } from '@/kit/display/Rows'
import { Status } from '@/kit/display/Status'
import { usePolling } from '@/session/usePolling'
import { areaFigures, processName, seenDeviations } from './figures'
import './console_status.css'

const POLL_MS = 5_000

const ms = (value: number | null): ReactNode =>
  value === null ? <None /> : `${formatted(value, 0)} ms`

const slots = ({ held, waiting, limit }: ProcessSlots): string =>
  `${held} of ${limit}${waiting > 0 ? `, ${waiting} waiting` : ''}`

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

interface ProcessesProps {
  readonly processes: readonly ConsoleProcess[]
}

function Processes({ status: { processes, redis } }: { readonly status: ConsoleStatus }) {
  const machines = new Set(processes.map(({ host }) => host)).size
  return (
    <section aria-label="Processes">
      <h2>Processes</h2>
      <p className="console-status-summary">
        {processes.length} on {machines === 1 ? 'one machine' : `${machines} machines`}.{' '}
        {redis === null && 'Sessions are kept in this process and end with it.'}
        {redis?.isReached && (
          <Status tone="good" label={`Redis answers in ${formatted(redis.ms ?? 0, 1)} ms`} />
        )}
        {redis?.isReached === false && (
          <Status tone="bad" label="Redis does not answer; other processes cannot be shown" />
        )}
      </p>
      <Rows
        className="kit-figures"
        of={processes}
        keyOf={({ _id }) => _id}
        columns={{
          Process: processName,
          State: ({ isStopping }) => (
            <Status
              tone={isStopping ? 'ended' : 'good'}
              label={isStopping ? 'Stopping' : 'Serving'}
            />
          ),
          Build: ({ build }) => build,
          Started: ({ startedAt }) => <DateTime at={startedAt} relative />,
          Sessions: ({ sessions }) => inFull(sessions),
          Connections: ({ connections }) => inFull(connections),
          Memory: ({ memoryMb }) => `${formatted(memoryMb, 0)} MB`,
          Calls: ({ calls }) => slots(calls),
          Downloads: ({ downloads }) => slots(downloads),
          'Redis failures': ({ redisFailures }) =>
            redisFailures === null ? <None /> : inFull(redisFailures),
          'As of': ({ toldAt }) => <DateTime at={toldAt} relative />,
        }}
      />
    </section>
  )
}

function Breakers({ processes }: ProcessesProps) {
  const open = processes.flatMap((process) =>
    process.breakers.map((breaker) => ({ ...breaker, process })),
  )
  return (
    <section aria-label="Paused operations">
      <h2>Paused operations</h2>
      {open.length === 0 ? (
        <p>None: no operation fails again and again.</p>
      ) : (
        <Rows
          className="kit-figures"
          of={open}
          columns={{
            Operation: ({ operation }) => operation,
            Area: ({ area }) => area,
            Process: ({ process }) => processName(process),
            'Next try': ({ secondsLeft }) =>
              secondsLeft > 0 ? `in ${formatted(secondsLeft, 1)} s` : 'with the next call',
          }}
        />
      )}
    </section>
  )
}

function Paces({ processes }: ProcessesProps) {
  const areas = areaFigures(processes)
  return (
    <section aria-label="The platform’s pace">
      <h2>The platform’s pace</h2>
      {areas.length === 0 ? (
        <p>No calls so far.</p>
      ) : (
        <Rows
          className="kit-figures"
          of={areas}
          keyOf={({ area }) => area}
          columns={{
            Area: ({ area }) => area,
            'Calls in 10 s': ({ calls }) => inFull(calls),
            'Median now': ({ medianMs }) => ms(medianMs),
            Usual: ({ usualMs }) => ms(usualMs),
            Pace: ({ isSlow }) => (
              <Status tone={isSlow ? 'bad' : 'good'} label={isSlow ? 'Slow' : 'As usual'} />
            ),
          }}
        />
      )}
    </section>
  )
}

function Deviations({ processes }: ProcessesProps) {
  const seen = seenDeviations(processes)
  const most = Math.max(0, ...processes.map(({ deviationCount }) => deviationCount))
  return (
    <section aria-label="Deviations from the contract">
      <h2>Deviations from the contract</h2>
      {seen.length === 0 ? (
        <p>None seen in the platform’s answers.</p>
      ) : (
        <>
          {most > seen.length && (
            <p>
              The latest {seen.length} of {inFull(most)}.
            </p>
          )}
          <Rows
            className="kit-figures"
            of={seen}
            keyOf={({ operation, field }) => `${operation} ${field}`}
            columns={{
              Operation: ({ operation }) => operation,
              Field: ({ field }) => <code>{field || 'the whole answer'}</code>,
              Deviation: ({ kind }) => kind,
            }}
          />
        </>
      )}
    </section>
  )
}
