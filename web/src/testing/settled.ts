import { act } from '@testing-library/react'
import { vi } from 'vitest'
import type { makeStore } from '@/app/store'

/** The longest that the console puts anything off by, answers aside. */
const QUIET_MS = 50
/** What changes for longer than so many of these moments does so by itself. */
const MOST_ROUNDS = 20

/** Waits until no answer and no lazily loaded part is awaited, and nothing has changed on the page for a moment. */
export async function settled(store: ReturnType<typeof makeStore>): Promise<void> {
  const isAwaiting = () =>
    Object.values(store.getState().api.queries).some((query) => query?.status === 'pending')
  let hasChanged = false
  let rounds = 0
  // Changes are told as they are made: none of them is left to be asked for.
  const page = new MutationObserver(() => {
    hasChanged = true
  })
  page.observe(document, { attributes: true, characterData: true, childList: true, subtree: true })
  do {
    await act(() => vi.dynamicImportSettled())
    hasChanged = false
    await act(() => new Promise((done) => setTimeout(done, QUIET_MS)))
    rounds += 1
  } while (isAwaiting() || (hasChanged && rounds < MOST_ROUNDS))
  page.disconnect()
}
