import { theme } from 'antd'
import { CartesianGrid, LineChart as Drawing, Legend, Line, Tooltip, XAxis, YAxis } from 'recharts'
import { FittedDrawing } from './FittedDrawing'
import { type Compared, compact } from './series'

interface ComparedLinesProps extends Compared {
  readonly title: string
}

/** A figure of two periods above each other; nothing of it moves. */
export function ComparedLines({ title, names, points, format }: ComparedLinesProps) {
  const { token } = theme.useToken()
  const axis = {
    stroke: token.colorBorder,
    tickLine: false,
    tick: { fill: token.colorTextSecondary, fontSize: 12 },
  }
  const line = { type: 'linear', dot: false, isAnimationActive: false } as const
  return (
    <FittedDrawing>
      {(size) => (
        <Drawing
          {...size}
          aria-label={title}
          data={[...points]}
          margin={{ top: 8, right: 40, bottom: 0, left: 0 }}
        >
          <CartesianGrid stroke={token.colorSplit} vertical={false} />
          <XAxis dataKey="label" minTickGap={24} {...axis} />
          <YAxis width={56} tickFormatter={compact} {...axis} />
          <Legend
            align="left"
            iconType="plainline"
            itemSorter={null}
            formatter={(name) => <span className="kit-chart-legend">{name}</span>}
            wrapperStyle={{ fontSize: 12, insetInlineStart: 16 }}
          />
          <Tooltip
            isAnimationActive={false}
            formatter={(value) => format(Number(value))}
            contentStyle={{
              background: token.colorBgElevated,
              border: `1px solid ${token.colorBorder}`,
              color: token.colorText,
            }}
            itemStyle={{ color: token.colorText }}
          />
          {names[1] !== undefined && (
            <Line
              {...line}
              dataKey="previous"
              name={names[1]}
              stroke={token.colorTextTertiary}
              strokeDasharray="4 4"
            />
          )}
          <Line {...line} dataKey="current" name={names[0]} stroke={token.colorPrimary} />
        </Drawing>
      )}
    </FittedDrawing>
  )
}
