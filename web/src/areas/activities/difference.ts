import type { Activity } from '@/api/gen/activities/endpoints'
import type { Change } from '@/kit/display/changes'

type Fields = Readonly<Record<string, unknown>>

const BOOKKEEPING: ReadonlySet<string> = new Set(['revision', 'updatedAt', 'updatedBy'])

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields with those within them beside them: `limits.dailyTopupLimitInUSD`. */
function flat(fields: Fields, within = ''): Map<string, unknown> {
  const found = new Map<string, unknown>()
  for (const [name, value] of Object.entries(fields)) {
    const path = `${within}${name}`
    if (isFields(value)) for (const entry of flat(value, `${path}.`)) found.set(...entry)
    else found.set(path, value)
  }
  return found
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The fields that the action gave another value; all that say something, where there is no other side. */
export function differenceOf({ before, after }: Pick<Activity, 'before' | 'after'>): Change[] {
  const was = flat(before ?? {})
  const is = flat(after ?? {})
  const names = [...new Set([...was.keys(), ...is.keys()])]
  return names
    .filter((name) => !BOOKKEEPING.has(name) && !same(was.get(name) ?? null, is.get(name) ?? null))
    .map((field) => ({ field, before: was.get(field), after: is.get(field) }))
}
