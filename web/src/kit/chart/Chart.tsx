import { DateTime } from '../display/DateTime'
import { lazyComponent } from '../lazyComponent'
import { ChartFrame } from './ChartFrame'
import type { Series } from './series'

/** Drawing comes with the first chart. */
const AreaChart = lazyComponent(() => import('./AreaChart').then((code) => code.AreaChart))

interface ChartProps extends Series {
  readonly about: readonly string[]
  readonly className?: string
}

/** A figure over time, drawn or as a table. */
export function Chart({ about, className, ...series }: ChartProps) {
  const { title, points, format } = series
  return (
    <ChartFrame
      title={title}
      about={about}
      className={className}
      rows={points}
      columns={[
        {
          title: 'Time',
          value: ({ at }) => new Date(at).toISOString(),
          show: ({ at }) => <DateTime at={new Date(at).toISOString()} />,
        },
        { title, value: ({ value }) => value, show: ({ value }) => format(value) },
      ]}
    >
      <AreaChart {...series} />
    </ChartFrame>
  )
}
