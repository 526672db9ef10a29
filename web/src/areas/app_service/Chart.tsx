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
import type { ChartItem } from '@/api/gen/endpoints'
import { useClock } from '@/kit/clock'
import { shortTime } from '@/kit/times'
import type { Figure } from './figures'

interface ChartProps {
  readonly figure: Figure
  readonly items: readonly ChartItem[]
}

/** One figure over time; nothing of it moves. */
export function Chart({ figure, items }: ChartProps) {
  const { timezone } = useClock()
  const { token } = theme.useToken()
  const time = (at: unknown) => shortTime(Date.parse(String(at)), timezone)
  const axis = { stroke: token.colorBorder, tick: { fill: token.colorTextSecondary, fontSize: 12 } }
  return (
    <ResponsiveContainer className="chart-body" width="100%" height={200}>
      <AreaChart data={[...items]} margin={{ top: 8, right: 16, bottom: 0, left: 8 }}>
        <CartesianGrid stroke={token.colorSplit} vertical={false} />
        <XAxis dataKey="timeStamp" tickFormatter={time} minTickGap={72} {...axis} />
        <YAxis tickFormatter={figure.short} width={64} unit="" {...axis} />
        <Tooltip
          isAnimationActive={false}
          labelFormatter={time}
          formatter={(total) => [figure.told(Number(total)), figure.title]}
          contentStyle={{
            background: token.colorBgElevated,
            border: `1px solid ${token.colorBorder}`,
            color: token.colorText,
          }}
        />
        <Area
          dataKey="total"
          type="monotone"
          stroke={token.colorPrimary}
          fill={token.colorPrimaryBg}
          strokeWidth={1.5}
          dot={false}
          isAnimationActive={false}
        />
      </AreaChart>
    </ResponsiveContainer>
  )
}
