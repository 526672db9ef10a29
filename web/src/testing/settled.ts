import { act } from '@testing-library/react'
import { vi } from 'vitest'
import type { makeStore } from '@/app/store'

/** The longest that the console puts anything off by, answers aside. */
const QUIET_MS = 50

/** Waits until no answer and no lazily loaded part is awaited, and nothing has changed on the page for a moment. */
export async function settled(store: ReturnType<typeof makeStore>): Promise<void> {
  const isAwaiting = () =>
    Object.values(store.getState().api.queries).some((query) => query?.status === 'pending')
  const page = new MutationObserver(() => undefined)
  page.observe(document, { attributes: true, characterData: true, childList: true, subtree: true })
  do {
    page.takeRecords()
    await act(async () => {
      await vi.dynamicImportSettled()
      await new Promise((done) => setTimeout(done, QUIET_MS))
    })
  } while (isAwaiting() || page.takeRecords().length > 0)
  page.disconnect()
}
