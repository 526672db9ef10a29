export interface Change {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

/** What every commit changes says nothing about who changed what. */
const BOOKKEEPING: ReadonlySet<string> = new Set(['revision', 'updatedAt', 'updatedBy'])

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The fields of `before` that `after` holds otherwise. */
export function changesOf(before: object, after: object): Change[] {
  const now = after as Record<string, unknown>
  return Object.entries(before)
    .filter(([field, value]) => !BOOKKEEPING.has(field) && !same(value, now[field]))
    .map(([field, value]) => ({ field, before: value, after: now[field] }))
}

export function asText(value: unknown): string {
  return value === null || value === undefined || value === '' ? '—' : String(value)
}
