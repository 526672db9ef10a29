import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { hasJustWritten } from '@/api/write'
import { useHotkeys } from '../keyboard/hotkeys'
import { useDrawnNext } from '../useDrawnNext'
import { useEventCallback } from '../useEventCallback'

/** Rows drawn beside those in view, on either side, once those are on the screen. */
const MARGIN = 4
/** How far one scrolls until others are drawn. */
const STEP = 4
/** Of the window's height, before the table's own is known. */
const USUAL_PART = 0.7

const LINK = '[data-row-link]'
const ROW = '[data-row-key]'

interface Rows {
  /** What scrolls. */
  readonly box: RefObject<HTMLElement | null>
  readonly keys: readonly string[]
  readonly rowHeight: number
  /** What the rows answer: those of another question are shown from the first one on. */
  readonly question: string
  readonly toggle: ((key: string) => void) | undefined
  /** The row that was just added: it is brought into view. */
  readonly added: string | null
}

interface Seen {
  readonly question: string
  /** The first row in view, in steps. */
  readonly first: number
  readonly height: number
}

const keyOf = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>(ROW)?.dataset['rowKey']

/**
 * The rows to draw, by their places: those in view and the one that has, or had, the focus, which
 * would be lost with it. `j` and `k` move the focus through the links of all rows; Enter, on a link,
 * opens as links do. Where rows can be selected, `x` does so with the one that has the focus.
 */
export function useRowWindow({ box, keys, rowHeight, question, toggle, added }: Rows) {
  const [focused, setFocused] = useState<string>()
  const { seen, look } = useSeen(box, rowHeight, question)
  useBroughtIntoView(box, added, keys, rowHeight)
  const { first, height } = seen
  const beyond = useDrawnNext().isDrawn ? STEP + MARGIN : 0
  const last = first + Math.ceil(height / rowHeight) + beyond
  const at = focused === undefined ? -1 : keys.indexOf(focused)
  const drawn = keys.flatMap((_, place) =>
    (place >= first - MARGIN && place < last) || place === at ? place : [],
  )

  const held = () => {
    const { activeElement } = document
    return box.current?.contains(activeElement) ? keyOf(activeElement) : undefined
  }
  const focus = (key: string | undefined) => {
    const row = [...(box.current?.querySelectorAll(ROW) ?? [])].find((each) => keyOf(each) === key)
    const link = row?.querySelector<HTMLElement>(LINK)
    link?.focus()
    link?.scrollIntoView({ block: 'nearest' })
  }
  const move = (step: number) => () => {
    const from = keys.indexOf(held() ?? '')
    const key = keys[from < 0 ? 0 : Math.min(Math.max(from + step, 0), keys.length - 1)]
    flushSync(() => setFocused(key))
    focus(key)
  }
  useFocusOfNext(keys, focused, setFocused, useEventCallback(focus))
  const select = () => {
    const key = held()
    if (key) toggle?.(key)
  }
  useHotkeys({ j: move(1), k: move(-1), ...(toggle && { x: select }) })
  return { drawn, look, held, keepFocused: ({ target }: FocusEvent) => setFocused(keyOf(target)) }
}

/** The focus of a row that leaves the list, as what was decided does, goes to the one that takes its place. */
function useFocusOfNext(
  keys: readonly string[],
  focused: string | undefined,
  setFocused: (key: string | undefined) => void,
  focus: (key: string | undefined) => void,
): void {
  const [before, setBefore] = useState(keys)
  const [next, setNext] = useState<string>()
  if (before !== keys) {
    setBefore(keys)
    const at = focused === undefined || keys.includes(focused) ? -1 : before.indexOf(focused)
    if (at >= 0) {
      const taken = keys[Math.min(at, keys.length - 1)]
      setFocused(taken)
      setNext(taken)
    }
  }
  useLayoutEffect(() => {
    if (next === undefined) return
    setNext(undefined)
    if (document.activeElement === document.body) focus(next)
  }, [next, focus])
}

/** Which part of the rows is in view; on paper, all of them. Tells by `data-more` that columns are hidden at the end, too. */
function useSeen(box: Rows['box'], rowHeight: number, question: string) {
  const [seen, setSeen] = useState<Seen>(() => ({
    question,
    first: 0,
    height: innerHeight * USUAL_PART,
  }))
  if (seen.question !== question) setSeen({ ...seen, question, first: 0 })

  const look = useEventCallback(() => {
    const { current } = box
    if (!current || matchMedia('print').matches) return
    const { scrollTop, scrollLeft, scrollWidth, clientWidth, clientHeight } = current
    current.dataset['more'] = String(Math.abs(scrollLeft) + clientWidth < scrollWidth - 1)
    const first = Math.floor(scrollTop / rowHeight / STEP) * STEP
    const height = clientHeight || seen.height
    if (first !== seen.first || height !== seen.height) setSeen({ ...seen, first, height })
  })
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const observer = new ResizeObserver(look)
    observer.observe(current)
    if (current.firstElementChild) observer.observe(current.firstElementChild)
    return () => observer.disconnect()
  }, [box, look])
  useEffect(() => {
    const drawAll = () => flushSync(() => setSeen((is) => ({ ...is, first: 0, height: Infinity })))
    addEventListener('beforeprint', drawAll)
    addEventListener('afterprint', look)
    return () => {
      removeEventListener('beforeprint', drawAll)
      removeEventListener('afterprint', look)
    }
  }, [look])
  const shown = useRef(question)
  useLayoutEffect(() => {
    if (box.current && shown.current !== question) box.current.scrollTop = 0
    shown.current = question
  }, [box, question])
  return { seen, look }
}

/** Scrolls once to the added row, as soon as it is among these, where it is out of view. */
function useBroughtIntoView(
  box: Rows['box'],
  added: string | null,
  keys: readonly string[],
  rowHeight: number,
): void {
  const brought = useRef<string | null>(null)
  const at = added === null || added === brought.current ? -1 : keys.indexOf(added)
  useLayoutEffect(() => {
    const { current } = box
    if (!current || at < 0) return
    brought.current = added
    const { scrollTop, clientHeight } = current
    const top = at * rowHeight
    // the head covers a row's height
    const isSeen = top >= scrollTop && top + 2 * rowHeight <= scrollTop + clientHeight
    if (!isSeen) current.scrollTop = Math.max(0, top - clientHeight / 2)
  }, [box, added, at, rowHeight])
}

interface Listed {
  /** The rows' keys: of the whole list where it came at once, else of the page. */
  readonly keys: readonly string[]
  /** How many rows the list has on all its pages. */
  readonly count: number
  /** What the keys answer. */
  readonly question: string
}

/**
 * The row that the user's own write just added to these, until they answer another question. Null
 * where rows came in another way, such as from the next page.
 */
export function useAddedRow(listed: Listed): string | null {
  const [seen, setSeen] = useState(listed)
  const [added, setAdded] = useState<string | null>(null)
  if (seen.keys.join() !== listed.keys.join()) {
    setSeen(listed)
    const before = new Set(seen.keys)
    const isSame = seen.question === listed.question
    const fresh = listed.keys.filter((key) => !before.has(key))
    const isGrown = fresh.length > 0 && listed.count - seen.count === fresh.length
    if (isSame && isGrown && hasJustWritten()) setAdded(fresh[0] ?? null)
    else if (!isSame) setAdded(null)
  }
  return added
}
