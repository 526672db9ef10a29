import { Modal } from 'antd'
import {
  type AppService,
  type ChartItem,
  useAppServiceMonitorQuery,
} from '@/api/gen/app_service/endpoints'
import { Loaded } from '@/kit/display/Loaded'
import { readDate, readList, readNumber } from '@/kit/display/readValue'
import { Chart } from './Chart'
import { type Figure, figures } from './figures'
import './app_service.css'

interface AppServiceChartsProps {
  readonly app: AppService
  readonly onClose: () => void
}

const POLL_MS = 60_000
const NAMES = ['cpuData', 'averageResponseTime', 'averageMemoryWorkingSet'] as const

/** CPU, response time and memory of an app over the last day, in the whole window. */
export function AppServiceCharts({ app, onClose }: AppServiceChartsProps) {
  const { appName, resourceGroupName } = app
  const call = useAppServiceMonitorQuery(
    { appName, resourceGroupName },
    { pollingInterval: POLL_MS },
  )
  return (
    <Modal
      open
      className="charts"
      width="100vw"
      title={`App Service Charts: ${appName}`}
      footer={null}
      onCancel={onClose}
    >
      <Loaded what="The charts" call={call}>
        {(charts) =>
          NAMES.map((name) => (
            <Panel key={name} figure={figures[name]} items={charts[name] ?? []} />
          ))
        }
      </Loaded>
    </Modal>
  )
}

/** Whether a point can be drawn: it has an instant and a number. */
const isReadable = ({ timeStamp, total }: ChartItem): boolean =>
  readDate(timeStamp) !== null && readNumber(total) !== null

function Panel({
  figure,
  items: given,
}: {
  readonly figure: Figure
  readonly items: readonly ChartItem[]
}) {
  const items = readList(given).filter(isReadable)
  const drawn = items.map(({ total }) => figure.drawn(total))
  const latest = drawn.at(-1)
  return (
    <section className="chart" aria-label={figure.title}>
      <h2>{figure.title}</h2>
      <p className="chart-summary">
        {latest === undefined
          ? 'No data.'
          : `Now ${figure.format(latest)}, peak ${figure.format(Math.max(...drawn))} in 24 hours`}
      </p>
      {items.length > 0 && <Chart figure={figure} items={items} />}
    </section>
  )
}
