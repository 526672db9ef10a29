/** What is used of jsdom's own elements, behind those that a page sees. */
interface Inner {
  readonly nodeType: number
  readonly namespaceURI: string | null
  readonly _localName: string
  readonly _attributeList: readonly {
    readonly _localName: string
    readonly _namespace: string | null
    readonly _value: string
  }[]
  readonly parentNode: Inner | null
  readonly firstChild: Inner | null
  readonly nextSibling: Inner | null
  readonly previousSibling: Inner | null
}

type Fits = (element: Inner) => boolean

const ELEMENT = 1
const HTML = 'http://www.w3.org/1999/xhtml'

/** One condition of a selector: a tag, an id, a class, an attribute, or the beginning of a negation. */
const CONDITION =
  /(\*)|([a-zA-Z][\w-]*)|#([\w-]+)|\.([\w-]+)|\[\s*([\w-]+)\s*(?:([~^$*]?=)\s*(?:"([^"\\]*)"|'([^'\\]*)'|([\w-]+))\s*)?\]|(:not\()/y
const COMBINATOR = /\s*([>+~])\s*|\s+/y
const COMMA = /\s*,\s*/y
/** Those that the console has of the attributes whose values HTML compares in any case. */
const IN_ANY_CASE =
  /^(?:accept|align|checked|dir|disabled|lang|media|method|multiple|readonly|rel|scope|selected|target|type)$/

function attributeOf({ _attributeList: list }: Inner, name: string): string | null {
  for (let at = 0; at < list.length; at++) {
    const attribute = list[at]
    if (attribute?._localName === name && attribute._namespace === null) return attribute._value
  }
  return null
}

function hasWord(text: string | null, word: string): boolean {
  if (text === null) return false
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const before = at === 0 || text.charCodeAt(at - 1) <= 32
    const end = at + word.length
    if (before && (end === text.length || text.charCodeAt(end) <= 32)) return true
  }
  return false
}

const COMPARE: Readonly<Record<string, (found: string, wanted: string) => boolean>> = {
  '=': (found, wanted) => found === wanted,
  '~=': (found, wanted) => /^\S+$/.test(wanted) && hasWord(found, wanted),
  '^=': (found, wanted) => wanted !== '' && found.startsWith(wanted),
  '$=': (found, wanted) => wanted !== '' && found.endsWith(wanted),
  '*=': (found, wanted) => wanted !== '' && found.includes(wanted),
}

function attribute(name: string, operator: string | undefined, wanted: string): Fits {
  const compare = operator && COMPARE[operator]
  if (!compare) return (element) => attributeOf(element, name) !== null
  const alike = (text: string) => (IN_ANY_CASE.test(name) ? text.toLowerCase() : text)
  return (element) => {
    const found = attributeOf(element, name)
    return found !== null && compare(alike(found), alike(wanted))
  }
}

const tag = (name: string): Fits => {
  const lower = name.toLowerCase()
  return ({ _localName, namespaceURI }) => _localName === (namespaceURI === HTML ? lower : name)
}

const isElement = (node: Inner | null): node is Inner => node?.nodeType === ELEMENT

function elementBefore(element: Inner): Inner | null {
  let before = element.previousSibling
  while (before && before.nodeType !== ELEMENT) before = before.previousSibling
  return before
}

const parentOf = ({ parentNode }: Inner): Inner | null =>
  isElement(parentNode) ? parentNode : null

/** Whether the next element by `step`, or any further one where `isFar`, fits. */
const reaching =
  (step: (from: Inner) => Inner | null, isFar: boolean, fits: Fits): Fits =>
  (element) => {
    let found = step(element)
    while (found && isFar && !fits(found)) found = step(found)
    return found !== null && fits(found)
  }

const COMBINED: Readonly<Record<string, (fits: Fits) => Fits>> = {
  ' ': (fits) => reaching(parentOf, true, fits),
  '>': (fits) => reaching(parentOf, false, fits),
  '+': (fits) => reaching(elementBefore, false, fits),
  '~': (fits) => reaching(elementBefore, true, fits),
}

class Unknown extends Error {}

/** Reads a selector into a predicate. */
class Reader {
  private at = 0

  constructor(private readonly text: string) {}

  private next(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)
    if (found) this.at = pattern.lastIndex
    return found
  }

  private condition(): Fits | null {
    const found = this.next(CONDITION)
    if (!found) return null
    const [, any, name, id, word, key, operator, double, single, bare, not] = found
    if (any) return () => true
    if (name) return tag(name)
    if (id) return (element) => attributeOf(element, 'id') === id
    if (word) return (element) => hasWord(attributeOf(element, 'class'), word)
    if (not) return this.negation()
    if (!key) throw new Unknown()
    return attribute(key.toLowerCase(), operator, double ?? single ?? bare ?? '')
  }

  private negation(): Fits {
    const fits = this.list()
    if (this.text[this.at] !== ')') throw new Unknown()
    this.at += 1
    return (element) => !fits(element)
  }

  private compound(): Fits {
    const all: Fits[] = []
    for (let one = this.condition(); one; one = this.condition()) all.push(one)
    const [only, ...others] = all
    if (!only) throw new Unknown()
    return others.length === 0 ? only : (element) => all.every((fits) => fits(element))
  }

  private complex(): Fits {
    let fits = this.compound()
    for (;;) {
      const before = this.at
      const found = this.next(COMBINATOR)
      if (!found || this.at === this.text.length || /[,)]/.test(this.text[this.at] ?? '')) {
        this.at = before
        return fits
      }
      const reached = COMBINED[found[1] ?? ' ']?.(fits)
      const own = this.compound()
      fits = (element) => own(element) && reached?.(element) === true
    }
  }

  private list(): Fits {
    const all = [this.complex()]
    while (this.next(COMMA)) all.push(this.complex())
    const [only] = all
    return only && all.length === 1 ? only : (element) => all.some((fits) => fits(element))
  }

  whole(): Fits | null {
    try {
      const fits = this.list()
      return this.at === this.text.length ? fits : null
    } catch (error) {
      if (error instanceof Unknown) return null
      throw error
    }
  }
}

const compiled = new Map<string, Fits | null>()

function compile(selector: string): Fits | null {
  const known = compiled.get(selector)
  if (known !== undefined) return known
  const fits = new Reader(selector.trim()).whole()
  compiled.set(selector, fits)
  return fits
}

/** The node after this one in the document, within the root. */
function following(node: Inner, root: Inner): Inner | null {
  if (node.firstChild) return node.firstChild
  for (let each: Inner | null = node; each && each !== root; each = each.parentNode) {
    if (each.nextSibling) return each.nextSibling
  }
  return null
}

function select(fits: Fits, root: Inner, isFirst: boolean): Inner[] {
  const found: Inner[] = []
  for (let node = following(root, root); node; node = following(node, root)) {
    if (node.nodeType !== ELEMENT || !fits(node)) continue
    found.push(node)
    if (isFirst) break
  }
  return found
}

function closest(fits: Fits, element: Inner): Inner | null {
  for (let each: Inner | null = element; each; each = parentOf(each)) if (fits(each)) return each
  return null
}

interface Engine {
  querySelector(selector: string, root: Inner): unknown
  querySelectorAll(selector: string, root: Inner): unknown
  matches(selector: string, element: Inner): boolean
  closest(selector: string, element: Inner): unknown
}

const own = new WeakSet<Engine>()

/**
 * Has jsdom find what common selectors mean by these means: tags, ids, classes, attributes, negations and combinators
 * of them. Its own, which take most of the time of a test that looks for much, answer all others.
 */
export function quickenSelectors(page: Document): void {
  const key = Object.getOwnPropertySymbols(page).find(({ description }) => description === 'impl')
  if (!key) throw new Error('jsdom keeps its nodes elsewhere.')
  const { [key]: inner } = page as unknown as Record<symbol, { _getDOMSelector(): Engine }>
  const engine = inner?._getDOMSelector()
  if (!engine || own.has(engine)) return
  own.add(engine)
  const slow = { ...engine }
  const using =
    <T>(quick: (fits: Fits, node: Inner) => T, otherwise: (selector: string, node: Inner) => T) =>
    (selector: string, node: Inner): T => {
      const fits = typeof selector === 'string' ? compile(selector) : null
      return fits ? quick(fits, node) : otherwise(selector, node)
    }
  engine.querySelector = using<unknown>(
    (fits, root) => select(fits, root, true)[0] ?? null,
    slow.querySelector,
  )
  engine.querySelectorAll = using<unknown>(
    (fits, root) => select(fits, root, false),
    slow.querySelectorAll,
  )
  engine.matches = using((fits, element) => fits(element), slow.matches)
  engine.closest = using<unknown>(closest, slow.closest)
}
