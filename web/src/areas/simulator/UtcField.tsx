import { type ComponentProps, useMemo } from 'react'
import { ClockContext, useClock } from '@/kit/display/clock'
import { TimeField } from '@/kit/form/TimeField'

/** A time on the clock of UTC, which worlds are set by. */
export function UtcField(props: ComponentProps<typeof TimeField>) {
  const clock = useClock()
  const utc = useMemo(() => ({ ...clock, timezone: 'UTC' }), [clock])
  return (
    <ClockContext value={utc}>
      <TimeField {...props} />
    </ClockContext>
  )
}
