import { lazyComponent } from '../lazyComponent'
import { ChartFrame } from './ChartFrame'
import type { Compared } from './series'

const ComparedLines = lazyComponent(() =>
  import('./ComparedLines').then((code) => code.ComparedLines),
)

interface ComparedChartProps extends Compared {
  readonly title: string
  readonly className?: string
}

/** A figure of a period beside the period before it, drawn or as a table. */
export function ComparedChart({ title, className, ...compared }: ComparedChartProps) {
  const { names, points, format } = compared
  const shown = (value: number | null) => (value === null ? '' : format(value))
  return (
    <ChartFrame
      title={title}
      className={className}
      rows={points}
      columns={[
        { title: 'Time', value: ({ label }) => label },
        { title: names[0], value: ({ current }) => current, show: ({ current }) => shown(current) },
        {
          title: names[1],
          value: ({ previous }) => previous,
          show: ({ previous }) => shown(previous),
        },
      ]}
    >
      <ComparedLines title={title} {...compared} />
    </ChartFrame>
  )
}
