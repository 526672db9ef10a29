import { theme } from 'antd'
import { Area, CartesianGrid, AreaChart as Drawing, Tooltip, XAxis, YAxis } from 'recharts'
import { useClock } from '../display/clock'
import { inFull } from '../display/decimal'
import { shortTime } from '../display/times'
import { FittedDrawing } from './FittedDrawing'
import { hourMarks, type Series } from './series'

/** One figure over time; nothing of it moves. */
export function AreaChart({ title, points, format }: Series) {
  const { timezone } = useClock()
  const { token } = theme.useToken()
  const time = (at: unknown) => shortTime(Number(at), timezone)
  const hour = (at: unknown) => time(at).slice(-5)
  const axis = {
    stroke: token.colorBorder,
    tickLine: false,
    tick: { fill: token.colorTextSecondary, fontSize: 12 },
  }
  return (
    <FittedDrawing>
      {(size) => (
        <Drawing
          {...size}
          aria-label={title}
          data={[...points]}
          margin={{ top: 8, right: 24, bottom: 0, left: 0 }}
        >
          <CartesianGrid stroke={token.colorSplit} vertical={false} />
          <XAxis
            dataKey="at"
            type="number"
            domain={['dataMin', 'dataMax']}
            ticks={[...hourMarks(points.map(({ at }) => at))]}
            tickFormatter={hour}
            {...axis}
          />
          <YAxis width={56} tickFormatter={inFull} {...axis} />
          <Tooltip
            isAnimationActive={false}
            labelFormatter={time}
            formatter={(value) => [format(Number(value)), title]}
            contentStyle={{
              background: token.colorBgElevated,
              border: `1px solid ${token.colorBorder}`,
              color: token.colorText,
            }}
            itemStyle={{ color: token.colorText }}
          />
          <Area
            dataKey="value"
            type="linear"
            stroke={token.colorPrimary}
            fill={token.colorPrimaryBg}
            strokeWidth={1.5}
            dot={false}
            isAnimationActive={false}
          />
        </Drawing>
      )}
    </FittedDrawing>
  )
}
