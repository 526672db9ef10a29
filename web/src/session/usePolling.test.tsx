import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useRatesQuery } from '@/api/gen/general/endpoints'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { SessionEndedContext } from './session'
import { usePolling } from './usePolling'

const EVERY_MS = 10_000

function Rates({ everyMs }: { readonly everyMs: number }) {
  useRatesQuery(undefined, usePolling(everyMs))
  return null
}

function Page() {
  const [everyMs, setEvery] = useState(EVERY_MS)
  const [hasEnded, setEnded] = useState(false)
  return (
    <SessionEndedContext value={hasEnded}>
      <button type="button" onClick={() => setEvery(everyMs ? 0 : EVERY_MS)}>
        Pause
      </button>
      <button type="button" onClick={() => setEnded(!hasEnded)}>
        Session
      </button>
      <Rates everyMs={everyMs} />
    </SessionEndedContext>
  )
}

const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

function look(visible: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden')
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
}

/** Draws a page that polls; the calls since the first. */
async function polling() {
  const asked = answering(() => answer({ data: { rates: [] } }))
  renderInApp(<Page />)
  await pass(100)
  expect(asked).toHaveLength(1)
  return () => asked.length - 1
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  look(true)
  vi.useRealTimers()
})

test('it asks again and again, until it is paused', async () => {
  const again = await polling()
  await pass(2 * EVERY_MS)
  expect(again()).toBe(2)
  press('Pause')
  await pass(3 * EVERY_MS)
  expect(again()).toBe(2)
})

test('a paused one asks for nothing when the tab is looked at again', async () => {
  const again = await polling()
  press('Pause')
  look(false)
  look(true)
  await pass(2 * EVERY_MS)
  expect(again()).toBe(0)
})

test('a hidden tab rests, and catches up at once when it is looked at again', async () => {
  const again = await polling()
  look(false)
  await pass(5 * EVERY_MS)
  expect(again()).toBe(0)
  look(true)
  await pass(100)
  expect(again()).toBe(1)
  await pass(EVERY_MS)
  expect(again()).toBe(2)
})

test('it ends with the session, looked at or not, and goes on with the next', async () => {
  const again = await polling()
  press('Session')
  await pass(3 * EVERY_MS)
  look(false)
  look(true)
  await pass(3 * EVERY_MS)
  expect(again()).toBe(0)
  press('Session')
  await pass(EVERY_MS + 100)
  expect(again()).toBe(1)
})
