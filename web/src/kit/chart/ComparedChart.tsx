import { lazyComponent } from '../lazyComponent'
import { ChartFrame } from './ChartFrame'
import type { Compared } from './series'

const ComparedLines = lazyComponent(() =>
  import('./ComparedLines').then((code) => code.ComparedLines),
)

type Point = Compared['points'][number]

interface ComparedChartProps extends Compared {
  readonly title: string
  readonly about: readonly string[]
  readonly className?: string
}

/** A figure of a period beside the period before it, drawn or as a table. */
export function ComparedChart({ title, about, className, ...compared }: ComparedChartProps) {
  const { names, points, format } = compared
  const shown = (value: number | null) => (value === null ? '' : format(value))
  const [name, other] = names
  return (
    <ChartFrame
      title={title}
      about={about}
      className={className}
      rows={points}
      columns={[
        { title: 'Time', value: ({ label }) => label },
        { title: name, value: ({ current }) => current, show: ({ current }) => shown(current) },
        ...(other === undefined
          ? []
          : [
              {
                title: other,
                value: ({ previous }: Point) => previous,
                show: ({ previous }: Point) => shown(previous),
              },
            ]),
      ]}
    >
      <ComparedLines title={title} {...compared} />
    </ChartFrame>
  )
}
