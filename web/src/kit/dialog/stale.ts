/** What a 412 carries: the record as it is now, and who changed it when. */
export interface StaleAnswer {
  readonly record: ({ readonly revision: number } & object) | null
  readonly changedBy?: { readonly nickname: string } | null
  readonly changedAt?: string | null
}

/** A field that the user or somebody else changed, in words. */
export interface Difference {
  readonly field: string
  readonly label: string
  readonly was: string
  readonly theirs: string
  /** Null where the user left it alone: it follows theirs. */
  readonly yours: string | null
}

export type StaleChoice = 'mine' | 'theirs' | 'back'

export function staleAnswer(data: unknown): StaleAnswer {
  const answer = data as Partial<StaleAnswer> | null
  return { ...answer, record: answer?.record ?? null }
}
