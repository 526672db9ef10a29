import { Rows } from '../display/Rows'
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
      table={
        <Rows
          className="kit-figures"
          of={points}
          keyOf={({ label }) => label}
          columns={{
            Time: ({ label }) => label,
            [names[0]]: ({ current }) => shown(current),
            [names[1]]: ({ previous }) => shown(previous),
          }}
        />
      }
    >
      <ComparedLines {...compared} />
    </ChartFrame>
  )
}
