import { theme } from 'antd'
import { Bar, CartesianGrid, BarChart as Drawing, Tooltip, XAxis, YAxis } from 'recharts'
import { FittedDrawing } from './FittedDrawing'
import { compact, type Bar as OneBar } from './series'

interface BarsProps {
  readonly title: string
  readonly bars: readonly OneBar[]
  readonly format: (value: number) => string
}

const MOST_LETTERS = 20

const short = (label: string): string =>
  label.length > MOST_LETTERS ? `${label.slice(0, MOST_LETTERS - 1)}…` : label

/** One bar each, named beside it; nothing of it moves. */
export function Bars({ title, bars, format }: BarsProps) {
  const { token } = theme.useToken()
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
          layout="vertical"
          data={[...bars]}
          margin={{ top: 8, right: 24, bottom: 0, left: 0 }}
        >
          <CartesianGrid stroke={token.colorSplit} horizontal={false} />
          <XAxis type="number" tickFormatter={compact} {...axis} />
          <YAxis
            type="category"
            dataKey="label"
            width={144}
            interval={0}
            tickFormatter={short}
            {...axis}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: token.colorFillTertiary }}
            formatter={(value) => [format(Number(value)), title]}
            contentStyle={{
              background: token.colorBgElevated,
              border: `1px solid ${token.colorBorder}`,
              color: token.colorText,
            }}
            itemStyle={{ color: token.colorText }}
          />
          <Bar dataKey="value" fill={token.colorPrimary} isAnimationActive={false} />
        </Drawing>
      )}
    </FittedDrawing>
  )
}
