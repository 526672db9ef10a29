import { instantAt, localTime } from '@/kit/display/days'
import { readList } from '@/kit/display/readValue'
import type { ContentItem, ContentKind, Values } from './content'

/** The fields of a kind that are times. */
const timesOf = ({ isTimed, times = [] }: ContentKind): readonly string[] => [
  ...(isTimed ? ['validFrom', 'validTo'] : []),
  ...times,
]

const timeIn = (item: object | undefined, name: string): string | null =>
  (item as Values | undefined)?.[name] as string | null

/** What all languages share, as the form holds it: times are the user's wall clock. */
export function sharedValues(kind: ContentKind, item: ContentItem, timezone: string): Values {
  if (kind.isSingle) return {}
  const timed = timesOf(kind).map((name) => {
    const at = timeIn(item, name)
    return [name, at ? localTime(at, timezone) : '']
  })
  return { active: item.active, ...Object.fromEntries(timed) }
}

/** The same as it is sent. A time that was not touched stays what it was, to the second. */
export function sharedOf(
  kind: ContentKind,
  values: Values,
  seen: ContentItem | undefined,
  timezone: string,
): object {
  if (values['active'] === undefined) return {}
  const sent = (name: string) => {
    const local = (values[name] as string | undefined) || null
    const was = timeIn(seen, name)
    if (local === null) return null
    return was && localTime(was, timezone) === local ? was : instantAt(local, timezone)
  }
  return {
    active: values['active'],
    sharedRevision: seen?.sharedRevision ?? null,
    ...Object.fromEntries(timesOf(kind).map((name) => [name, sent(name)])),
  }
}

interface Stripped {
  readonly stripped?: readonly { readonly name: string; readonly count: number }[]
}

/** What a saved text lost when it was made safe, as a sentence; null where nothing was. */
export function strippedText(saved: unknown): string | null {
  const lost = readList((saved as Stripped | null)?.stripped)
  if (lost.length === 0) return null
  const told = lost.map(({ name, count }) => (count === 1 ? name : `${name} (${count})`))
  return `Saved without what is not allowed: ${told.join(', ')}.`
}
