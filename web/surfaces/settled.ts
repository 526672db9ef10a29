import { vi } from 'vitest'
import { browser } from './browser'
import { eventually } from './locator'

const BUSY =
  '[aria-busy=true]:not(button), .kit-skeleton, .ant-spin-spinning, [class*=-motion-]:not(.ant-wave)'
const QUIET_MS = 60

/** Awaits that what was opened has read all it shows and has been drawn. */
export async function settled(): Promise<void> {
  await vi.dynamicImportSettled()
  let quietSince = performance.now()
  // Changes are told as they are made: none of them is left to be asked for.
  const changes = new MutationObserver(() => {
    quietSince = performance.now()
  })
  changes.observe(document, { childList: true, characterData: true, subtree: true })
  try {
    await eventually(() => {
      const isQuiet = browser.isQuiet && !document.querySelector(BUSY)
      const now = performance.now()
      if (!isQuiet) quietSince = now
      if (now - quietSince < QUIET_MS) throw new Error(`not settled: ${busyWith()}`)
    })
  } finally {
    changes.disconnect()
  }
}

const busyWith = (): string =>
  browser.isQuiet
    ? (document.querySelector(BUSY)?.outerHTML.slice(0, 200) ?? 'drawing')
    : browser.awaited
