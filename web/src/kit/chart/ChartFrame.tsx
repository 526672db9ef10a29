import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import './chart.css'

interface ChartFrameProps {
  readonly title: string
  readonly className?: string | undefined
  /** The same as figures. */
  readonly table: ReactNode
  readonly children: ReactNode
}

/** What is drawn, or its figures as a table; it fills the height that its place gives it. */
export function ChartFrame({ title, className = '', table, children }: ChartFrameProps) {
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
          {table}
        </section>
      ) : (
        children
      )}
    </div>
  )
}
