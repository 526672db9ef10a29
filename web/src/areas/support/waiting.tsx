import type { Ticket } from '@/api/gen/support/endpoints'
import { useClock } from '@/kit/display/clock'
import { None } from '@/kit/display/None'
import { readDate } from '@/kit/display/readValue'
import { relativeTime, utcTime } from '@/kit/display/times'

type Lateness = 'good' | 'waiting' | 'bad'
type Waits = Pick<Ticket, 'waitingSince' | 'warnAt' | 'dueAt'>

const words: Readonly<Record<Lateness, string>> = {
  good: 'in time',
  waiting: 'due soon',
  bad: 'overdue',
}

/** How a ticket stands against the time for its answer; null where nobody waits for one. */
function latenessOf({ waitingSince, warnAt, dueAt }: Waits, now: number): Lateness | null {
  if (!waitingSince) return null
  const isAfter = (at: string | null | undefined) => {
    const instant = at ? readDate(at) : null
    return instant !== null && now >= instant
  }
  if (isAfter(dueAt)) return 'bad'
  return isAfter(warnAt) ? 'waiting' : 'good'
}

/** For how long the asking side has waited, in words, and whether that is too long. */
export function Waiting({ ticket }: { readonly ticket: Waits }) {
  const { now } = useClock()
  const since = ticket.waitingSince ? readDate(ticket.waitingSince) : null
  const lateness = latenessOf(ticket, now())
  if (since === null || lateness === null) return <None />
  const age = relativeTime(since, now()).replace(' ago', '')
  return (
    <span className="support-waiting" data-tone={lateness} title={`Since ${utcTime(since)}`}>
      {age}
      {lateness !== 'good' && ` · ${words[lateness]}`}
    </span>
  )
}
