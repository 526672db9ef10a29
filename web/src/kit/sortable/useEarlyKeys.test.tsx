import { fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useEarlyKeys } from './useEarlyKeys'

const byKey = { activatorEvent: new KeyboardEvent('keydown', { code: 'Space' }) }
const press = (code: string) => fireEvent.keyDown(document.body, { code })

/** What the document, where dnd-kit listens, hears. */
function drawn() {
  const heard: string[] = []
  const listen = ({ code }: KeyboardEvent) => void heard.push(code)
  document.addEventListener('keydown', listen)
  const { result, unmount } = renderHook(useEarlyKeys)
  return {
    heard,
    early: result.current,
    close: () => {
      unmount()
      document.removeEventListener('keydown', listen)
    },
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('keys that come too early are told in their order, before those that come later', () => {
  const { early, heard, close } = drawn()
  early.begin(byKey)
  press('ArrowUp')
  press('ArrowUp')
  press('Tab')
  expect(heard).toEqual(['Tab'])
  early.tell()
  press('Space')
  vi.runAllTimers()
  expect(heard).toEqual(['Tab', 'ArrowUp', 'ArrowUp', 'Space'])
  press('ArrowDown')
  expect(heard.at(-1)).toBe('ArrowDown')
  close()
})

test('a row that is drawn by its handle keeps no key, nor does a list that is gone', () => {
  const { early, heard, close } = drawn()
  early.begin({ activatorEvent: new MouseEvent('pointerdown') })
  press('ArrowUp')
  expect(heard).toEqual(['ArrowUp'])
  early.begin(byKey)
  close()
  expect(press('ArrowUp')).toBe(true)
})
