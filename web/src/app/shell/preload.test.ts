import { afterEach, expect, test, vi } from 'vitest'
import type { Page } from '@/session/page'
import { preloadOf } from './preload'

afterEach(() => void vi.useRealTimers())

const INVOICES = '/billing/operatorsV2/invoice'
const HISTORY = '/billing/operatorsV2/transaction-history'

function linkTo(path: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = path
  return link
}

test('a page is asked for once the pointer has rested on its link, or at once by the focus', async () => {
  vi.useFakeTimers()
  const asked: string[] = []
  const loaded: string[] = []
  const { preload, passOn } = preloadOf(
    async (page: Page) => void loaded.push(page.path),
    (page) => void asked.push(page.path),
  )
  preload({ type: 'mouseover', target: linkTo(HISTORY) })
  await vi.advanceTimersByTimeAsync(79)
  passOn()
  preload({ type: 'mouseover', target: linkTo(INVOICES) })
  await vi.advanceTimersByTimeAsync(79)
  expect(asked).toEqual([])
  expect(loaded).toEqual([HISTORY, INVOICES])
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toEqual([INVOICES])
  preload({ type: 'focus', target: linkTo(HISTORY) })
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual([INVOICES, HISTORY])
})
