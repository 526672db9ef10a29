/** What was typed into a form and not saved yet, and when; it stays through a reload, until it is saved or given up. */
export interface Draft {
  readonly values: Readonly<Record<string, unknown>>
  readonly at: number
  /** Of the record that it was typed over; null of a new one. */
  readonly revision: number | null
}

const PREFIX = 'pitboss.draft.'

const isDraft = (kept: unknown): kept is Draft =>
  typeof kept === 'object' &&
  kept !== null &&
  typeof (kept as Draft).at === 'number' &&
  typeof (kept as Draft).values === 'object' &&
  (kept as Draft).values !== null

/** Null where there is none. */
export function draftOf(key: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null')
    return isDraft(kept) ? kept : null
  } catch {
    return null
  }
}

export function keepDraft(key: string, values: Draft['values'], revision: Draft['revision']): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify({ values, at: Date.now(), revision }))
  } catch {
    // A browser that keeps nothing keeps no drafts: the form still asks before it is left.
  }
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key)
  } catch {
    // Nothing was kept.
  }
}

/** Of all forms: whoever signs out leaves none behind. */
export function dropDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX)) localStorage.removeItem(key)
    }
  } catch {
    // Nothing was kept.
  }
}
