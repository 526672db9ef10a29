import { act, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { WhenSeen } from './WhenSeen'

type Report = (entries: { isIntersecting: boolean }[]) => void

afterEach(() => vi.unstubAllGlobals())

const unseen = () =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn()
      disconnect = vi.fn()
    },
  )

test('what was not seen yet is drawn for paper, at once, and stays', () => {
  unseen()
  render(<WhenSeen>charts</WhenSeen>)
  expect(screen.queryByText('charts')).toBeNull()
  dispatchEvent(new Event('beforeprint')) // not within act: the browser does not wait
  screen.getByText('charts')
  act(() => void dispatchEvent(new Event('afterprint')))
  screen.getByText('charts')
})

test('what comes only once it is being printed is drawn too', () => {
  unseen()
  dispatchEvent(new Event('beforeprint'))
  render(<WhenSeen>charts</WhenSeen>)
  screen.getByText('charts')
})

test('the key that prints waits for what comes late', async () => {
  unseen()
  const printed = vi.fn(() => document.body.textContent)
  vi.stubGlobal('print', printed)
  let come: (words: string) => void = () => undefined
  function Late() {
    const [words, setWords] = useState('')
    come = setWords
    return words || null
  }
  render(
    <WhenSeen>
      <Late />
    </WhenSeen>,
  )
  const key = new KeyboardEvent('keydown', { key: 'p', ctrlKey: true, cancelable: true })
  dispatchEvent(key)
  expect(key.defaultPrevented).toBe(true)
  await new Promise((done) => setTimeout(done, 400))
  expect(printed).not.toHaveBeenCalled()
  act(() => come('charts'))
  await waitFor(() => expect(printed).toHaveReturnedWith('charts'))
})

test('what is further down is drawn once its place is near, and stays', () => {
  let moved: Report = () => undefined
  const disconnect = vi.fn()
  class Observer {
    constructor(report: Report) {
      moved = report
    }
    observe = vi.fn()
    disconnect = disconnect
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  render(<WhenSeen>charts</WhenSeen>)
  act(() => moved([{ isIntersecting: false }]))
  expect(screen.queryByText('charts')).toBeNull()
  act(() => moved([{ isIntersecting: true }]))
  screen.getByText('charts')
  expect(disconnect).toHaveBeenCalled()
})
