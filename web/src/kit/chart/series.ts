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

/** The instants of whole hours at which a day is marked, every third. */
export function hourMarks(instants: readonly number[]): readonly number[] {
  const every = 3 * 60 * 60 * 1_000
  return instants.filter((at) => at % every === 0)
}
