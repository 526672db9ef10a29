import { queryAllByRole } from '@testing-library/dom'

export type Text = string | RegExp

interface Named {
  readonly name?: Text
  readonly exact?: boolean
  readonly level?: number
}

/** A busy machine is slow, not wrong. */
const PATIENCE_MS = 15_000
const POLL_MS = 20

export const squeezed = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim()

function fits(found: string | null, wanted: Text, exact = false): boolean {
  const text = squeezed(found)
  if (wanted instanceof RegExp) return wanted.test(text)
  if (exact) return text === squeezed(wanted)
  return text.toLowerCase().includes(squeezed(wanted).toLowerCase())
}

/** Awaits that `read` throws nothing; what it throws last is thrown where that takes too long. */
export async function eventually<T>(
  read: () => T | Promise<T>,
  patience = PATIENCE_MS,
): Promise<T> {
  const until = performance.now() + patience
  for (;;) {
    try {
      return await read()
    } catch (error) {
      if (performance.now() > until) throw error
    }
    await new Promise((done) => setTimeout(done, POLL_MS))
  }
}

/** Classes that hide by a style sheet, which jsdom does not apply. */
const HIDING = /(?:^|\s)ant-[\w-]+-hidden(?:\s|$)/

const hides = (element: Element): boolean =>
  HIDING.test(element.getAttribute('class') ?? '') ||
  element.hasAttribute('hidden') ||
  (element instanceof HTMLElement &&
    (element.style.display === 'none' || element.style.visibility === 'hidden'))

export function isVisible(element: Element): boolean {
  for (let each: Element | null = element; each; each = each.parentElement) {
    if (hides(each)) return false
  }
  return element.isConnected
}

/** The innermost elements whose text fits, the root among them. */
function withText(root: Element, wanted: Text, exact: boolean): Element[] {
  // What an element does not hold, nothing within it does; a pattern's ends may.
  const mayHold = (element: Element) =>
    wanted instanceof RegExp || fits(element.textContent, wanted)
  const found: Element[] = []
  const visit = (element: Element): boolean => {
    if (element.matches('script, style') || !mayHold(element)) return false
    let within = false
    for (let child = element.firstElementChild; child; child = child.nextElementSibling) {
      if (visit(child)) within = true
    }
    if (within) return true
    if (!fits(element.textContent, wanted, exact)) return false
    found.push(element)
    return true
  }
  visit(root)
  return found
}

const inOrder = (found: Set<Element>): Element[] =>
  [...found].sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )

const named = (element: Element): string | null => {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/)
  if (!ids) return element.getAttribute('aria-label')
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}

function labelled(root: Element, wanted: Text, exact: boolean): Element[] {
  const found = new Set<Element>()
  for (const label of root.querySelectorAll('label')) {
    if (!fits(label.textContent, wanted, exact)) continue
    const { control } = label
    if (control && root.contains(control)) found.add(control)
  }
  for (const element of root.querySelectorAll('[aria-label], [aria-labelledby]')) {
    if (fits(named(element), wanted, exact)) found.add(element)
  }
  return inOrder(found)
}

const roleOptions = ({ name, exact, level }: Named) => ({
  ...(name !== undefined && { name: (found: string) => fits(found, name, exact) }),
  ...(level !== undefined && { level }),
})

export const isDisabled = (element: Element): boolean =>
  element.matches(':disabled') || element.closest('[aria-disabled=true]') !== null

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex], iframe'

/**
 * What is found on the page at the moment it is looked at, by what a person finds it by. Steps of a search give other
 * locators; what is done to an element awaits that just one is found, drawn and not disabled.
 */
export class Locator {
  constructor(
    private readonly find: () => readonly Element[],
    readonly words: string,
  ) {}

  private next(words: string, step: (root: Element) => readonly Element[]): Locator {
    const find = () => {
      const roots = this.find()
      const [only] = roots
      return roots.length === 1 && only ? step(only) : inOrder(new Set(roots.flatMap(step)))
    }
    return new Locator(find, `${this.words} › ${words}`)
  }

  getByRole(role: string, how: Named = {}): Locator {
    return this.next(`${role} ${how.name ?? ''}`, (root) =>
      queryAllByRole(root as HTMLElement, role, roleOptions(how)),
    )
  }

  getByText(text: Text, { exact = false } = {}): Locator {
    return this.next(`text ${text}`, (root) => withText(root, text, exact))
  }

  getByLabel(label: Text, { exact = false } = {}): Locator {
    return this.next(`label ${label}`, (root) => labelled(root, label, exact))
  }

  locator(selector: string): Locator {
    return this.next(selector, (root) => [...root.querySelectorAll(selector)])
  }

  getByTitle(title: string): Locator {
    return this.locator(`[title*="${title}"]`)
  }

  /** Those that hold a text, hold something else, or are drawn. */
  filter(how: {
    readonly hasText?: Text
    readonly has?: (each: Locator) => Locator
    readonly visible?: boolean
  }): Locator {
    const keeps = (element: Element): boolean =>
      (how.hasText === undefined || fits(element.textContent, how.hasText)) &&
      (how.has === undefined || how.has(locate(element)).elements().length > 0) &&
      (how.visible === undefined || isVisible(element))
    return new Locator(() => this.find().filter(keeps), `${this.words} (some)`)
  }

  /** Those that another locator finds, too. */
  and(other: Locator): Locator {
    return new Locator(() => {
      const others = new Set(other.find())
      return this.find().filter((each) => others.has(each))
    }, `${this.words} and ${other.words}`)
  }

  or(other: Locator): Locator {
    return new Locator(
      () => inOrder(new Set([...this.find(), ...other.find()])),
      `${this.words} or ${other.words}`,
    )
  }

  /** The one at a place, from 0; from the end where it is below 0. */
  nth(place: number): Locator {
    const find = () => this.find()
    return new Locator(() => [find().at(place)].filter((each) => each !== undefined), this.words)
  }

  get first(): Locator {
    return this.nth(0)
  }

  get last(): Locator {
    return this.nth(-1)
  }

  elements(): readonly Element[] {
    return this.find()
  }

  texts(): string[] {
    return this.find().map((each) => squeezed(each.textContent))
  }

  /** The only one that is found. Throws where there are none or several. */
  one(): Element {
    const [found, ...others] = this.find()
    if (!found) throw new Error(`${this.words}: not found`)
    if (others.length > 0) throw new Error(`${this.words}: ${others.length + 1} are found`)
    return found
  }

  /** The same, once it is there. */
  element(): Promise<Element> {
    return eventually(() => this.one())
  }

  async text(): Promise<string> {
    return squeezed((await this.element()).textContent)
  }

  private ready(): Promise<HTMLElement> {
    return eventually(() => {
      const found = this.one()
      if (!isVisible(found)) throw new Error(`${this.words}: not visible`)
      if (isDisabled(found)) throw new Error(`${this.words}: disabled`)
      return found as HTMLElement
    })
  }

  async click(): Promise<void> {
    const element = await this.ready()
    const event = { bubbles: true, cancelable: true, composed: true, detail: 1 }
    element.dispatchEvent(new MouseEvent('mouseover', event))
    element.dispatchEvent(new PointerEvent('pointerdown', event))
    if (element.dispatchEvent(new MouseEvent('mousedown', event))) {
      const focused = element.closest<HTMLElement>(FOCUSABLE)
      if (focused) focused.focus()
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    }
    element.dispatchEvent(new PointerEvent('pointerup', event))
    element.dispatchEvent(new MouseEvent('mouseup', event))
    if (typeof element.click === 'function') element.click()
    else element.dispatchEvent(new MouseEvent('click', event))
  }

  /** Types a text, and lets a moment pass, as a person does. */
  async fill(text: string): Promise<void> {
    const element = (await this.ready()) as HTMLInputElement | HTMLTextAreaElement
    element.focus()
    const kind = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
    const typed = element.maxLength > 0 ? text.slice(0, element.maxLength) : text
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(element, typed)
    element.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
    await new Promise((done) => setTimeout(done, POLL_MS))
  }

  async focus(): Promise<void> {
    const element = await this.ready()
    element.focus()
  }

  async blur(): Promise<void> {
    const element = (await this.element()) as HTMLElement
    element.blur()
  }

  /** Presses a key, as `Enter`, once this has the focus. */
  async press(key: string): Promise<void> {
    await this.focus()
    press(key)
  }

  async check(isChecked = true): Promise<void> {
    const element = (await this.element()) as HTMLInputElement
    if (element.checked !== isChecked) await this.click()
  }
}

const KEY_CODES: Readonly<Record<string, number>> = {
  Enter: 13,
  Escape: 27,
  ArrowLeft: 37,
  ArrowDown: 40,
}

/** Presses a key where the focus is; in a field, Enter sends its form as a browser does. */
export function press(key: string): void {
  const target = document.activeElement ?? document.body
  const keyCode = KEY_CODES[key] ?? key.toUpperCase().charCodeAt(0)
  const code = key.length === 1 ? `Key${key.toUpperCase()}` : key
  const event = { key, code, keyCode, bubbles: true, cancelable: true, composed: true }
  const goesOn = target.dispatchEvent(new KeyboardEvent('keydown', event))
  if (goesOn && key === 'Enter' && target instanceof HTMLInputElement) target.form?.requestSubmit()
  target.dispatchEvent(new KeyboardEvent('keyup', event))
}

const locate = (element: Element): Locator => new Locator(() => [element], element.tagName)

/** The whole page. */
export const page = new Locator(() => [document.body], 'page')
