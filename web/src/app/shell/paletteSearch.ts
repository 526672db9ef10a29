/** One thing that the palette offers. */
export interface PaletteItem {
  readonly id: string
  readonly group: string
  readonly label: string
  /** Beside the label, such as the address it leads to; it is searched too. */
  readonly detail?: string
  /** Searched but not shown. */
  readonly keywords?: string
  /** Why it cannot be chosen now. */
  readonly disabledReason?: string | null
  /** The address that it leads to from the present query, or else what it does. */
  readonly to?: (query: URLSearchParams) => string
  readonly run?: () => void
  /** The act of the page it leads to that is done there. */
  readonly act?: string
}

export interface PaletteGroup {
  readonly name: string
  readonly items: readonly PaletteItem[]
  /** How many there are, shown or not. */
  readonly total: number
}

/** What a search by what is typed found at the platform. */
export interface FoundGroups {
  readonly groups: readonly PaletteGroup[]
  /** What is to be said about the search, if anything. */
  readonly note: string | null
}

export const NOTHING_FOUND: FoundGroups = { groups: [], note: null }

/** The shortest text that is searched for. */
export const SHORTEST = 2

export const OPERATORS = 'Switch operator'

/** How many of a group are shown until something is typed; of the others as many as then. */
const SHORT: ReadonlyMap<string, number> = new Map([[OPERATORS, 10]])
const MOST_SHOWN = 60

export const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[\s/]+/)
    .filter(Boolean)

interface Searched {
  readonly name: string
  readonly known: string
}

/** Of each offer what is searched, the same for all letters that are typed. */
const searched = new WeakMap<PaletteItem, Searched>()

function searchedOf(offer: PaletteItem): Searched {
  const before = searched.get(offer)
  if (before) return before
  const { label, detail = '', keywords: more = '', group } = offer
  const name = label.toLowerCase()
  const now = { name, known: `${name} ${detail} ${more} ${group}`.toLowerCase() }
  searched.set(offer, now)
  return now
}

/** How well an offer fits, the least being the best; null when some word is nowhere in it. */
export function fitOf(words: readonly string[], offer: PaletteItem): number | null {
  if (words.length === 0) return 0
  const { name, known } = searchedOf(offer)
  if (!words.every((word) => known.includes(word))) return null
  if (name.startsWith(words.join(' '))) return 0
  const parts = wordsOf(name)
  if (words.every((word) => parts.some((part) => part.startsWith(word)))) return 1
  // Another tenant is never a guess from the middle of a word.
  if (offer.group === OPERATORS) return null
  return words.every((word) => name.includes(word)) ? 2 : 3
}

interface Fitting {
  readonly offer: PaletteItem
  readonly fit: number
}

function fitting(words: readonly string[], offers: readonly PaletteItem[]): readonly Fitting[] {
  return offers.flatMap((offer) => {
    const fit = fitOf(words, offer)
    return fit === null ? [] : [{ offer, fit }]
  })
}

function grouped(words: readonly string[], all: readonly Fitting[]): readonly PaletteGroup[] {
  const groups = new Map<string, Fitting[]>()
  for (const each of all) {
    const found = groups.get(each.offer.group)
    if (found) found.push(each)
    else groups.set(each.offer.group, [each])
  }
  const best = (found: readonly Fitting[]) => Math.min(...found.map(({ fit }) => fit))
  return [...groups]
    .sort(([, one], [, other]) => best(one) - best(other))
    .map(([name, found]) => {
      const sorted = found.sort((one, other) => one.fit - other.fit).map(({ offer }) => offer)
      const most = (words.length === 0 && SHORT.get(name)) || MOST_SHOWN
      return { name, items: sorted.slice(0, most), total: found.length }
    })
}

/** The offers that fit the text, the best first within its group, the groups in their order. */
export function find(text: string, offers: readonly PaletteItem[]): readonly PaletteGroup[] {
  const words = wordsOf(text)
  return grouped(words, fitting(words, offers))
}

/** As `find`, letter by letter: what fits a text that goes on from the one before is among what fitted that. */
export function finder(offers: readonly PaletteItem[]) {
  let before = { text: '', offers }
  return (text: string): readonly PaletteGroup[] => {
    const words = wordsOf(text)
    const found = fitting(words, text.startsWith(before.text) ? before.offers : offers)
    before = { text, offers: found.map(({ offer }) => offer) }
    return grouped(words, found)
  }
}

/** Puts together what is searched of these, so that the first letter need not wait for it. */
export function prepare(offers: readonly PaletteItem[]): void {
  for (const offer of offers) searchedOf(offer)
}

/** The offer that a step leads to, or the first that can be chosen when `from` is not among them. */
export function stepped(
  offers: readonly PaletteItem[],
  from: string | null,
  step: number,
): string | null {
  const at = offers.findIndex(({ id }) => id === from)
  if (at < 0) return (offers.find(({ disabledReason }) => !disabledReason) ?? offers[0])?.id ?? null
  return offers[(at + step + offers.length) % offers.length]?.id ?? null
}
