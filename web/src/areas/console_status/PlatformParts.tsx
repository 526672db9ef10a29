import type { ReactNode } from 'react'
import type { ConsoleProcess } from '@/api/gen/console_status/endpoints'
import { formatted, inFull } from '@/kit/display/decimal'
import { None } from '@/kit/display/None'
import { Rows } from '@/kit/display/Rows'
import { Status } from '@/kit/display/Status'
import { areaFigures, processName, seenDeviations } from './figures'

const ms = (value: number | null): ReactNode =>
  value === null ? <None /> : `${formatted(value, 0)} ms`

interface PartProps {
  readonly processes: readonly ConsoleProcess[]
}

/** Operations that take no calls for now. */
export function Breakers({ processes }: PartProps) {
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
            Operation: ({ operation }) => <code>{operation}</code>,
            Area: ({ area }) => <code>{area}</code>,
            Process: ({ process }) => processName(process),
            'Next try': ({ secondsLeft }) =>
              secondsLeft > 0 ? `in ${formatted(secondsLeft, 1)} s` : 'with the next call',
          }}
        />
      )}
    </section>
  )
}

/** How long the platform takes, area by area. */
export function Paces({ processes }: PartProps) {
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
            Area: ({ area }) => <code>{area}</code>,
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

/** What of the platform’s answers is not as the contract says. */
export function Deviations({ processes }: PartProps) {
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
              Operation: ({ operation }) => <code>{operation}</code>,
              Field: ({ field }) => <code>{field || 'the whole answer'}</code>,
              Deviation: ({ kind }) => kind,
            }}
          />
        </>
      )}
    </section>
  )
}
