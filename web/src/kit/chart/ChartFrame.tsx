import { Button } from 'antd'
import { type ReactNode, useRef, useState } from 'react'
import './chart.css'
import { useToasts } from '../toasts'
import { savePicture } from './savePicture'

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
  const place = useRef<HTMLDivElement>(null)
  const toasts = useToasts()
  const save = async () => {
    const drawn = place.current?.querySelector('svg')
    if (!drawn || !(await savePicture(drawn, title)))
      toasts.warning('The chart could not be saved as an image.')
  }
  return (
    <div className={`kit-chart ${className}`} ref={place}>
      <span className="kit-chart-tools">
        <Button
          type="text"
          size="small"
          aria-label={`${title} as a table`}
          aria-pressed={isTable}
          onClick={() => setTable(!isTable)}
        >
          Table
        </Button>
        {!isTable && (
          <Button type="text" size="small" aria-label={`Save ${title} as PNG`} onClick={save}>
            PNG
          </Button>
        )}
      </span>
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
