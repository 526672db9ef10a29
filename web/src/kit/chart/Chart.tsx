import { Button } from 'antd'
import { useState } from 'react'
import { DateTime } from '../display/DateTime'
import { Rows } from '../display/Rows'
import { lazyComponent } from '../lazyComponent'
import type { Series } from './series'
import './chart.css'

/** Drawing comes with the first chart. */
const AreaChart = lazyComponent(() => import('./AreaChart').then((code) => code.AreaChart))

interface ChartProps extends Series {
  readonly className?: string
}

/** A figure over time, drawn or as a table; it fills the height that its place gives it. */
export function Chart({ className = '', ...series }: ChartProps) {
  const { title, points, format } = series
  const [isTable, setTable] = useState(false)
  return (
    <div className={`kit-chart ${className}`}>
      <Button
        type="text"
        size="small"
        aria-label={`${title} as a table`}
        aria-pressed={isTable}
        onClick={() => setTable(!isTable)}
      >
        Table
      </Button>
      {isTable ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className="kit-chart-table" aria-label={`${title}, table`} tabIndex={0}>
          <Rows
            className="kit-figures"
            of={points}
            keyOf={({ at }) => at}
            columns={{
              Time: ({ at }) => <DateTime at={new Date(at).toISOString()} />,
              [title]: ({ value }) => format(value),
            }}
          />
        </section>
      ) : (
        <AreaChart {...series} />
      )}
    </div>
  )
}
