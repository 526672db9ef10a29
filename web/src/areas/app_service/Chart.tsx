import { theme } from 'antd'
import {
  Area,
  AreaChart,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import type { ChartItem } from '@/api/gen/app_service/endpoints'
import { useClock } from '@/kit/display/clock'
import { shortTime } from '@/kit/display/times'
import { type Figure, hourMarks } from './figures'

interface ChartProps {
  readonly figure: Figure
  readonly items: readonly ChartItem[]
}

/** One figure over time; nothing of it moves. */
export function Chart({ figure, items }: ChartProps) {
  const { timezone } = useClock()
  const { token } = theme.useToken()
  const points = items.map(({ timeStamp, total }) => ({
    at: Date.parse(timeStamp),
    drawn: figure.drawn(total),
  }))
  const time = (at: unknown) => shortTime(Number(at), timezone)
  const hour = (at: unknown) => time(at).slice(-5)
  const axis = {
    stroke: token.colorBorder,
    tickLine: false,
    tick: { fill: token.colorTextSecondary, fontSize: 12 },
  }
  return (
    <div className="chart-body">
      <ResponsiveContainer width="100%" height="100%">
        <AreaChart data={points} margin={{ top: 8, right: 24, bottom: 0, left: 0 }}>
          <CartesianGrid stroke={token.colorSplit} vertical={false} />
          <XAxis
            dataKey="at"
            type="number"
            domain={['dataMin', 'dataMax']}
            ticks={[...hourMarks(points.map(({ at }) => at))]}
            tickFormatter={hour}
            {...axis}
          />
          <YAxis width={56} {...axis} />
          <Tooltip
            isAnimationActive={false}
            labelFormatter={time}
            formatter={(drawn) => [figure.format(Number(drawn)), figure.title]}
            contentStyle={{
              background: token.colorBgElevated,
              border: `1px solid ${token.colorBorder}`,
              color: token.colorText,
            }}
            itemStyle={{ color: token.colorText }}
          />
          <Area
            dataKey="drawn"
            type="linear"
            stroke={token.colorPrimary}
            fill={token.colorPrimaryBg}
            strokeWidth={1.5}
            dot={false}
            isAnimationActive={false}
          />
        </AreaChart>
      </ResponsiveContainer>
    </div>
  )
}
