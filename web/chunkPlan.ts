/** A chunk of a build that splits as finely as it can: all of its modules are needed by the same pages and dialogs. */
export interface Piece {
  readonly name: string
  /** Bytes as they are sent. */
  readonly size: number
  /** Names of the pieces that it imports. */
  readonly imports: readonly string[]
}

/** What is loaded at once: a page, or what comes later, such as a dialog. */
export interface Entry {
  /** Names of the pieces that it loads. */
  readonly needs: ReadonlySet<string>
  /** Names of those that are there already, whoever asks for it. */
  readonly has: ReadonlySet<string>
  /** How much its bytes count. */
  readonly weight: number
  /** It loads no more files and bytes than these, where that can be. */
  readonly mostFiles: number
  readonly mostBytes: number
}

/** A byte that is one too many counts as so many. */
const TOO_MANY = 100

/** Where an entry loads too many files, so many bytes more are loaded rather than one file more: less is tried first. */
const WORTHS_OF_A_FILE = Array.from({ length: 14 }, (_, turn) => 100 * 2 ** turn)
/** So much is a file worth at the most to an entry that loads but some too many. */
const MOST_WORTH = 51_200
const SOME = 2

/** Pieces that become one chunk. */
class Chunk {
  readonly imports = new Set<Chunk>()
  readonly importers = new Set<Chunk>()
  /** What each entry would load besides, were it to load this: bytes by the entry's number. */
  missing: Float64Array | null = null

  constructor(
    readonly pieces: readonly string[],
    readonly size: number,
    /** Numbers of the entries that load it. */
    readonly needed: Set<number>,
    /** Numbers of those that have it already. */
    readonly there: ReadonlySet<number>,
  ) {}
}

/** These chunks, and all that they import, or all that import them. */
function reach(chunks: Iterable<Chunk>, by: 'imports' | 'importers'): ReadonlySet<Chunk> {
  const found = new Set<Chunk>()
  const open = [...chunks]
  for (let next = open.pop(); next; next = open.pop()) {
    if (found.has(next)) continue
    found.add(next)
    open.push(...next[by])
  }
  return found
}

const leadsByAnother = (from: Chunk, to: Chunk): boolean =>
  reach(
    [...from.imports].filter((each) => each !== to),
    'imports',
  ).has(to)

/** Whether chunks would still import no circle once these are one: what an import needs at once must be there. */
const mayJoin = (one: Chunk, other: Chunk): boolean =>
  !leadsByAnother(one, other) && !leadsByAnother(other, one)

interface Joining {
  readonly one: Chunk
  readonly other: Chunk
  /** Bytes for all entries together; less than nothing where it is a gain. */
  readonly cost: number
}

/** Chunks in the making. */
class Plan {
  readonly chunks = new Set<Chunk>()
  worthOfAFile = 0
  readonly #entries: readonly Entry[]
  /** How many files and bytes each entry loads. */
  readonly #files: Float64Array
  readonly #bytes: Float64Array

  constructor(pieces: readonly Piece[], entries: readonly Entry[]) {
    this.#entries = entries
    this.#files = new Float64Array(entries.length)
    this.#bytes = new Float64Array(entries.length)
    const made = new Map<string, Chunk>()
    const numbers = [...entries.keys()]
    for (const { name, size } of pieces) {
      const there = new Set(numbers.filter((entry) => entries[entry]?.has.has(name)))
      const needed = numbers.filter((entry) => entries[entry]?.needs.has(name) && !there.has(entry))
      made.set(name, new Chunk([name], size, new Set(needed), there))
    }
    for (const { name, imports } of pieces) {
      const chunk = made.get(name)
      for (const imported of imports.flatMap((each) => made.get(each) ?? [])) {
        chunk?.imports.add(imported)
        if (chunk) imported.importers.add(chunk)
      }
    }
    for (const chunk of made.values()) this.#add(chunk)
  }

  #add(chunk: Chunk): void {
    this.chunks.add(chunk)
    for (const entry of chunk.needed) this.#count(entry, 1, chunk)
  }

  #remove(chunk: Chunk): void {
    this.chunks.delete(chunk)
    for (const entry of chunk.needed) this.#count(entry, -1, chunk)
    for (const imported of chunk.imports) imported.importers.delete(chunk)
    for (const importer of chunk.importers) importer.imports.delete(chunk)
  }

  #count(entry: number, by: 1 | -1, { size }: Chunk): void {
    this.#files[entry] = (this.#files[entry] ?? 0) + by
    this.#bytes[entry] = (this.#bytes[entry] ?? 0) + by * size
  }

  /** What so many bytes more are to an entry. */
  #burden(entry: number, bytes: number): number {
    const { mostBytes = 0 } = this.#entries[entry] ?? {}
    const beyond = Math.min(bytes, Math.max(0, (this.#bytes[entry] ?? 0) + bytes - mostBytes))
    return bytes + (TOO_MANY - 1) * beyond
  }

  hasTooMany = (entry: number): boolean =>
    (this.#files[entry] ?? 0) >
    (this.#entries[entry]?.mostFiles ?? 0) + (this.worthOfAFile > MOST_WORTH ? SOME : 0)

  #missing(chunk: Chunk): Float64Array {
    if (chunk.missing) return chunk.missing
    const bytes = new Float64Array(this.#entries.length)
    for (const { needed, there, size } of reach([chunk], 'imports')) {
      for (const entry of bytes.keys()) {
        if (!needed.has(entry) && !there.has(entry)) bytes[entry] = (bytes[entry] ?? 0) + size
      }
    }
    chunk.missing = bytes
    return bytes
  }

  /** What it costs those who load one that the other is added to it. */
  #costOf(loaded: Chunk, added: Chunk): number {
    let cost = 0
    const missing = this.#missing(added)
    for (const entry of loaded.needed) {
      const worth = this.hasTooMany(entry) ? this.worthOfAFile : 0
      const weight = this.#entries[entry]?.weight ?? 0
      if (added.there.has(entry)) cost -= weight * (worth + loaded.size)
      else if (added.needed.has(entry)) cost -= (weight * worth) / 2
      else cost += weight * this.#burden(entry, missing[entry] ?? 0)
    }
    return cost
  }

  /** With which of these it is best joined; null where that is no gain. */
  best(one: Chunk, among: Iterable<Chunk>): Joining | null {
    let best: Joining | null = null
    for (const other of among) {
      if (other === one) continue
      const cost = this.#costOf(one, other) + this.#costOf(other, one)
      if (cost < (best?.cost ?? 0) && mayJoin(one, other)) best = { one, other, cost }
    }
    return best
  }

  join(one: Chunk, other: Chunk): Chunk {
    const there = new Set([...one.there, ...other.there])
    const needed = new Set([...one.needed, ...other.needed].filter((entry) => !there.has(entry)))
    const chunk = new Chunk([...one.pieces, ...other.pieces], one.size + other.size, needed, there)
    for (const each of [one, other]) {
      for (const imported of each.imports) chunk.imports.add(imported)
      for (const importer of each.importers) chunk.importers.add(importer)
    }
    for (const each of [one, other]) {
      this.#remove(each)
      chunk.imports.delete(each)
      chunk.importers.delete(each)
    }
    for (const imported of chunk.imports) imported.importers.add(chunk)
    for (const importer of chunk.importers) importer.imports.add(chunk)
    this.#add(chunk)
    const grown = [...reach([chunk], 'imports')].filter((each) => this.#grow(each, needed))
    for (const each of reach([chunk, ...grown], 'importers')) each.missing = null
    return chunk
  }

  /** Who loads a chunk loads all that it imports: whether that is new to one of them. */
  #grow(chunk: Chunk, needed: ReadonlySet<number>): boolean {
    const added = [...needed].filter((entry) => !chunk.needed.has(entry) && !chunk.there.has(entry))
    for (const entry of added) {
      chunk.needed.add(entry)
      this.#count(entry, 1, chunk)
    }
    return added.length > 0
  }
}

/** Joins what is a gain for all together, the largest gain first. */
function joinGains(plan: Plan): void {
  const gains = new Map<Chunk, Joining>()
  const find = (chunk: Chunk) => {
    const best = plan.best(chunk, plan.chunks)
    if (best) gains.set(chunk, best)
    else gains.delete(chunk)
    return best
  }
  for (const chunk of plan.chunks) find(chunk)
  while (gains.size > 0) {
    const [first] = [...gains.values()].sort((a, b) => a.cost - b.cost)
    if (!first) return
    // What was joined since may have changed what this is worth.
    const best = find(first.one)
    if (!best || best.cost > first.cost * 0.9) continue
    const joined = plan.join(best.one, best.other)
    gains.delete(best.one)
    gains.delete(best.other)
    find(joined)
  }
}

/**
 * Which pieces become one chunk: a list of names for each. No entry loads more files than it may, where that can be, and
 * all load few bytes that they do not need. Chunks import no circle where pieces import none.
 */
export function chunksOf(
  pieces: readonly Piece[],
  entries: readonly Entry[],
): readonly (readonly string[])[] {
  const plan = new Plan(pieces, entries)
  for (const worth of WORTHS_OF_A_FILE) {
    plan.worthOfAFile = worth
    if ([...entries.keys()].some(plan.hasTooMany)) joinGains(plan)
  }
  return [...plan.chunks].map((chunk) => [...chunk.pieces].sort())
}
