import { DateTime } from '../display/DateTime'
import { Rows } from '../display/Rows'
import { lazyComponent } from '../lazyComponent'
import { ChartFrame } from './ChartFrame'
import type { Series } from './series'

/** Drawing comes with the first chart. */
const AreaChart = lazyComponent(() => import('./AreaChart').then((code) => code.AreaChart))

interface ChartProps extends Series {
  readonly className?: string
}

/** A figure over time, drawn or as a table. */
export function Chart({ className, ...series }: ChartProps) {
  const { title, points, format } = series
  return (
    <ChartFrame
      title={title}
      className={className}
      table={
        <Rows
          className="kit-figures"
          of={points}
          keyOf={({ at }) => at}
          columns={{
            Time: ({ at }) => <DateTime at={new Date(at).toISOString()} />,
            [title]: ({ value }) => format(value),
          }}
        />
      }
    >
      <AreaChart {...series} />
    </ChartFrame>
  )
}
