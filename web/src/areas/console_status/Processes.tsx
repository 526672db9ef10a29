import type { ConsoleStatus, ProcessSlots } from '@/api/gen/console_status/endpoints'
import { DateTime } from '@/kit/display/DateTime'
import { formatted, inFull } from '@/kit/display/decimal'
import { None } from '@/kit/display/None'
import { Rows } from '@/kit/display/Rows'
import { Status } from '@/kit/display/Status'
import { processName, processState } from './figures'

const slots = ({ held, waiting, limit }: ProcessSlots): string =>
  `${held} of ${limit}${waiting > 0 ? `, ${waiting} waiting` : ''}`

/** The processes that serve the console, and the Redis that they share. */
export function Processes({ status: { processes, redis } }: { readonly status: ConsoleStatus }) {
  const machines = new Set(processes.map(({ host }) => host)).size
  return (
    <section aria-label="Processes">
      <h2>Processes</h2>
      <p className="console-status-summary">
        {processes.length === 1 ? 'One process' : `${inFull(processes.length)} processes`} on{' '}
        {machines === 1 ? 'one machine' : `${machines} machines`}.{' '}
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
          Status: (process) => <Status {...processState(process, processes)} />,
          Build: ({ build }) => build,
          Started: ({ startedAt }) => <DateTime at={startedAt} relative />,
          Sessions: ({ sessions }) => inFull(sessions),
          Connections: ({ connections }) => inFull(connections),
          Memory: ({ memoryMb }) => `${formatted(memoryMb, 0)} MB`,
          Calls: ({ calls }) => slots(calls),
          Downloads: ({ downloads }) => slots(downloads),
          'Redis failures': ({ redisFailures }) =>
            redisFailures === null ? <None /> : inFull(redisFailures),
        }}
      />
    </section>
  )
}
