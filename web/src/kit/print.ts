import { useEffect, useState } from 'react'
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

/** Prints the page once all of it is drawn. */
export async function printPage(): Promise<void> {
  dispatchEvent(new Event('beforeprint'))
  await everythingDrawn()
  window.print()
}

const isPrintKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'p'

/**
 * Whether the page is being printed: what is shut away or further down is drawn then. The browser's own key waits for
 * it; its menu cannot, and prints what came so far.
 */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const turn = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'))
    const print = (event: KeyboardEvent) => {
      if (!isPrintKey(event) || event.defaultPrevented) return
      event.preventDefault()
      void printPage()
    }
    addEventListener('beforeprint', turn)
    addEventListener('afterprint', turn)
    addEventListener('keydown', print)
    return () => {
      removeEventListener('beforeprint', turn)
      removeEventListener('afterprint', turn)
      removeEventListener('keydown', print)
    }
  }, [])
  return isPrinting
}
