interface Point {
  /** In milliseconds. */
  readonly at: number
  readonly value: number
}

/** A figure over time. */
export interface Series {
  readonly title: string
  readonly points: readonly Point[]
  /** A value in words, with its unit. */
  readonly format: (value: number) => string
}

interface ComparedPoint {
  readonly label: string
  /** Null where a period has nothing there. */
  readonly current: number | null
  readonly previous: number | null
}

/** A figure of a period beside the one before it. */
export interface Compared {
  /** What the two are called: `Today`, `Yesterday`; one alone where there is nothing to compare it with. */
  readonly names: readonly [string, string?]
  readonly points: readonly ComparedPoint[]
  readonly format: (value: number) => string
}

/** The instants of whole hours at which a day is marked, every third. */
export function hourMarks(instants: readonly number[]): readonly number[] {
  const every = 3 * 60 * 60 * 1_000
  return instants.filter((at) => at % every === 0)
}

/** A figure of one thing among others. */
export interface Bar {
  readonly label: string
  readonly value: number
}

const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

/** A value as an axis has room for it: `2.6M`. */
export const compact = (value: number): string => short.format(value).replace('-', '−')
