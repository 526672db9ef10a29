const KEY = 'pitboss.ticket-drafts'
const MOST = 50

export interface Draft {
  readonly text: string
  readonly isInternal: boolean
}

type Drafts = Readonly<Record<string, Draft>>

function read(): Drafts {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Drafts
  } catch {
    return {}
  }
}

const nameOf = (userCode: string, ticketId: string) => `${userCode}:${ticketId}`

/** What the user began to write to a ticket: it survives a reload and another sign-in. */
export const draftOf = (userCode: string, ticketId: string): Draft | null =>
  read()[nameOf(userCode, ticketId)] ?? null

/** Keeps the draft, the latest fifty of all; without a text there is none. */
export function keepDraft(userCode: string, ticketId: string, draft: Draft): void {
  const name = nameOf(userCode, ticketId)
  const { [name]: _, ...others } = read()
  const entries = Object.entries(others).slice(draft.text ? 1 - MOST : -MOST)
  const kept = draft.text ? [...entries, [name, draft] as const] : entries
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // the browser keeps nothing: the draft lasts as long as the page
  }
}
