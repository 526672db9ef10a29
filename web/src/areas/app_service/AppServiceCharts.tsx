import './app_service.css'
import { Modal } from 'antd'
import {
  type AppService,
  type ChartItem,
  useAppServiceMonitorQuery,
} from '@/api/gen/app_service/endpoints'
import { Chart } from '@/kit/chart/Chart'
import { SafeChoice } from '@/kit/dialog/SafeChoice'
import { useClock } from '@/kit/display/clock'
import { Loaded } from '@/kit/display/Loaded'
import { readDate, readList, readNumber } from '@/kit/display/readValue'
import { shortTime } from '@/kit/display/times'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { usePolling } from '@/session/usePolling'
import { type Figure, figures } from './figures'

const POLL_MS = 60_000
const NAMES = ['cpuData', 'averageResponseTime', 'averageMemoryWorkingSet'] as const

/** CPU, response time and memory of an app over the last day, in the whole window. */
export function AppServiceCharts({ record: app, onClose }: RecordDialogProps<AppService>) {
  const { appName, resourceGroupName } = app
  const call = useAppServiceMonitorQuery({ appName, resourceGroupName }, usePolling(POLL_MS))
  return (
    <Modal
      open
      centered={false}
      className="charts"
      width="100vw"
      title={`App Service charts · ${appName}`}
      footer={<SafeChoice onClick={onClose}>Close</SafeChoice>}
      onCancel={onClose}
    >
      <Loaded what="The charts" call={call}>
        {(charts) =>
          NAMES.map((name) => (
            <Panel key={name} appName={appName} figure={figures[name]} items={charts[name] ?? []} />
          ))
        }
      </Loaded>
    </Modal>
  )
}

/** Whether a point can be drawn: it has an instant and a number. */
const isReadable = ({ timeStamp, total }: ChartItem): boolean =>
  readDate(timeStamp) !== null && readNumber(total) !== null

interface PanelProps {
  readonly appName: string
  readonly figure: Figure
  readonly items: readonly ChartItem[]
}

function Panel({ appName, figure: { title, drawn, format }, items }: PanelProps) {
  const points = readList(items)
    .filter(isReadable)
    .map(({ timeStamp, total }) => ({ at: Date.parse(timeStamp), value: drawn(total) }))
  const { timezone } = useClock()
  const [first, latest] = [points[0], points.at(-1)]
  const peak = Math.max(...points.map(({ value }) => value))
  return (
    <section className="chart" aria-label={title}>
      <h2>{title}</h2>
      <p className="chart-summary">
        {latest ? `Now ${format(latest.value)}, peak ${format(peak)} in 24 hours` : 'No data.'}
      </p>
      {first && latest && (
        <Chart
          className="chart-body"
          title={title}
          about={[
            `App Service ${appName}`,
            `${shortTime(first.at, timezone)} to ${shortTime(latest.at, timezone)}, ${timezone}`,
          ]}
          points={points}
          format={format}
        />
      )}
    </section>
  )
}
