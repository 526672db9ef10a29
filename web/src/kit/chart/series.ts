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
  /** What the two are called: `Today`, `Yesterday`. */
  readonly names: readonly [string, string]
  readonly points: readonly ComparedPoint[]
  readonly format: (value: number) => string
}

/** The instants of whole hours at which a day is marked, every third. */
export function hourMarks(instants: readonly number[]): readonly number[] {
  const every = 3 * 60 * 60 * 1_000
  return instants.filter((at) => at % every === 0)
}
