import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { permissionValues } from '@/api/gen/shared/enums'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { sampleAnswer } from '@/testing/sampleAnswers'
import { Support } from './Tickets'

const EVERY_MS = 10_000
const COVERED_EVERY_MS = 30_000

const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))

/** Draws the queue; how often it was read since its first time. */
async function queue() {
  const asked = answering(({ method, url }) => answer(sampleAnswer(method, url, 1).body as object))
  renderInApp(<Support />, { at: '/support', user: { permissions: [...permissionValues] } })
  await vi.waitFor(() => expect(document.querySelector('[data-row-link]')).not.toBeNull())
  const reads = () => asked.filter(({ url }) => /^\/api\/support(\?|$)/.test(url)).length - 1
  expect(reads()).toBe(0)
  return reads
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => vi.useRealTimers())

test('the queue is read seldom behind an open ticket, and at once when that is closed', async () => {
  const reads = await queue()
  await pass(2 * EVERY_MS)
  expect(reads()).toBe(2)
  const link = document.querySelector('[data-row-link]')
  if (link) fireEvent.click(link)
  const close = await screen.findByRole('button', { name: 'Close' })
  await pass(COVERED_EVERY_MS - 1000)
  expect(reads()).toBe(2)
  await pass(2000)
  expect(reads()).toBe(3)
  await pass(EVERY_MS + 1000)
  fireEvent.click(close)
  await pass(100)
  expect(reads()).toBe(4)
  await pass(EVERY_MS)
  expect(reads()).toBe(5)
})
