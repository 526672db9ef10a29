import { Button } from 'antd'
import { type ReactNode, useRef, useState } from 'react'
import './chart.css'
import { useClock } from '../display/clock'
import { Rows } from '../display/Rows'
import { csvText, saveText } from '../list/csv'
import { useToasts } from '../toasts'
import { pictureOf } from './picture'
import { savePicture } from './savePicture'

/** A column of a chart's figures. */
interface ChartColumn<Row> {
  readonly title: string
  readonly value: (row: Row) => string | number | null
  /** What the table shows; the value itself where nothing is said. */
  readonly show?: (row: Row) => ReactNode
}

interface ChartFrameProps<Row> {
  readonly title: string
  /** What its picture says under the title: the report, the period and the time zone, a line each. */
  readonly about: readonly string[]
  readonly className?: string | undefined
  readonly rows: readonly Row[]
  /** The same as figures: a table on the page, and a file. */
  readonly columns: readonly ChartColumn<Row>[]
  readonly children: ReactNode
}

/** What is drawn, or its figures as a table, each to be saved; it fills the height that its place gives it. */
export function ChartFrame<Row>(props: ChartFrameProps<Row>) {
  const { title, about, className = '', rows, columns, children } = props
  const { timezone } = useClock()
  const [isTable, setTable] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const toasts = useToasts()
  const save = async () => {
    const picture = place.current && pictureOf(place.current, title, about)
    if (!picture || !(await savePicture(picture, title)))
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
        <Button
          type="text"
          size="small"
          aria-label={`Save ${title} as CSV`}
          onClick={() => saveText(`${title}.csv`, csvOf(columns, rows, timezone))}
        >
          CSV
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
          <Rows
            className="kit-figures"
            of={rows}
            columns={Object.fromEntries(
              columns.map(({ title, value, show = value }) => [title, show]),
            )}
          />
        </section>
      ) : (
        children
      )}
    </div>
  )
}

const csvOf = <Row,>(
  columns: readonly ChartColumn<Row>[],
  rows: readonly Row[],
  timezone: string,
): string =>
  csvText(
    columns.map(({ title, value, show = value }) => ({
      key: title,
      title,
      width: 0,
      csv: value,
      render: show,
    })),
    rows,
    timezone,
  )
