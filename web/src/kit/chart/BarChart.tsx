import { lazyComponent } from '../lazyComponent'
import { ChartFrame } from './ChartFrame'
import type { Bar } from './series'

const Bars = lazyComponent(() => import('./Bars').then((code) => code.Bars))

interface BarChartProps {
  readonly title: string
  readonly about: readonly string[]
  readonly bars: readonly Bar[]
  readonly format: (value: number) => string
  readonly className?: string
}

/** A figure of several things beside each other, drawn or as a table. */
export function BarChart({ title, about, bars, format, className }: BarChartProps) {
  return (
    <ChartFrame
      title={title}
      about={about}
      className={className}
      rows={bars}
      columns={[
        { title: 'Of', value: ({ label }) => label },
        { title, value: ({ value }) => value, show: ({ value }) => format(value) },
      ]}
    >
      <Bars title={title} bars={bars} format={format} />
    </ChartFrame>
  )
}
