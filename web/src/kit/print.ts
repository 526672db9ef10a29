import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import './print.css'

/** The class of what is drawn late: paper waits for what stands in it. */
export const LATE = 'kit-late'

const UNDRAWN = `.${LATE}:empty, .${LATE} .kit-skeleton, .kit-chart-drawing:empty`
const STEP_MS = 50
/** Longer than a skeleton takes to appear. */
const QUIET_MS = 300
const MOST_MS = 10_000

/** Until everything stands that is drawn late, or for as long as one would wait for it. */
async function everythingDrawn(): Promise<void> {
  let quiet = 0
  for (let waited = 0; waited < MOST_MS && quiet < QUIET_MS; waited += STEP_MS) {
    await new Promise((done) => setTimeout(done, STEP_MS))
    quiet = document.querySelector(UNDRAWN) ? 0 : quiet + STEP_MS
  }
}

let printing = false
const readers = new Set<() => void>()

function turn({ type }: Event): void {
  printing = type === 'beforeprint'
  flushSync(() => {
    for (const read of readers) read()
  })
}

// the browser's own menu prints as soon as these have returned
addEventListener('beforeprint', turn)
addEventListener('afterprint', turn)

/** Prints the page once all of it is drawn. */
export async function printPage(): Promise<void> {
  dispatchEvent(new Event('beforeprint'))
  await everythingDrawn()
  window.print()
}

const isPrintKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'p'

function printByKey(event: KeyboardEvent): void {
  if (!isPrintKey(event) || event.defaultPrevented) return
  event.preventDefault()
  void printPage()
}

function subscribe(read: () => void): () => void {
  readers.add(read)
  if (readers.size === 1) addEventListener('keydown', printByKey)
  return () => {
    readers.delete(read)
    if (readers.size === 0) removeEventListener('keydown', printByKey)
  }
}

/**
 * Whether the page is being printed: what is shut away or further down is drawn then, also where it comes only
 * meanwhile. The browser's own key waits for it; its menu cannot, and prints what came so far.
 */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => printing)
