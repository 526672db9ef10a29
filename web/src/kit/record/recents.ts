/** A page or a record that the user had open: its address without what was filtered for. */
export interface Recent {
  readonly path: string
  readonly title: string
}

export const MOST_RECENT = 10

const keyOf = (userCode: string): string => `pitboss.recent.${userCode}`

const isRecent = (kept: unknown): kept is Recent =>
  typeof kept === 'object' &&
  kept !== null &&
  typeof (kept as Recent).path === 'string' &&
  typeof (kept as Recent).title === 'string'

/** The latest first. */
export function recents(userCode: string): readonly Recent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userCode)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MOST_RECENT) : []
  } catch {
    return []
  }
}

/** Puts one first; of each path there is one, and of all as many as `MOST_RECENT`. */
export const withRecent = (known: readonly Recent[], { path, title }: Recent): readonly Recent[] =>
  [{ path, title }, ...known.filter((each) => each.path !== path)].slice(0, MOST_RECENT)

export function remember(userCode: string, recent: Recent): void {
  try {
    const next = withRecent(recents(userCode), recent)
    localStorage.setItem(keyOf(userCode), JSON.stringify(next))
  } catch {
    // A browser that keeps nothing has nothing recent.
  }
}
