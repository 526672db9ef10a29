interface SparklineProps {
  readonly values: readonly number[]
}

const WIDTH = 100
const HEIGHT = 30

/** The course of a figure, without axes; the card beside it says the figure. */
export function Sparkline({ values }: SparklineProps) {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const points = values.map((value, at) => {
    const x = values.length > 1 ? (at / (values.length - 1)) * WIDTH : 0
    const y = most > least ? HEIGHT - ((value - least) / (most - least)) * HEIGHT : HEIGHT / 2
    return `${x},${y + 1}`
  })
  return (
    <svg
      className="dashboards-spark"
      viewBox={`0 0 ${WIDTH} ${HEIGHT + 2}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
