import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTurn, later, letThePageGoFirst } from './firstPage'

const made: string[] = []
const answers = new Map<string, () => void>()

function ask(path: string): void {
  void inTurn(path, () => {
    made.push(path)
    return new Promise<void>((answer) => answers.set(path, answer))
  })
}

async function answer(path: string) {
  answers.get(path)?.()
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  made.length = 0
})

afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  history.replaceState(null, '', '/')
})

test('the frame asks once the page has all of its answers', async () => {
  letThePageGoFirst(Promise.resolve())
  for (const path of ['/api/users/me', '/api/pulse', '/api/invoices', '/api/cards']) ask(path)
  expect(made).toEqual(['/api/users/me', '/api/invoices', '/api/cards'])
  await answer('/api/users/me')
  await answer('/api/cards')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(made).not.toContain('/api/pulse')
  await answer('/api/invoices')
  await vi.advanceTimersByTimeAsync(50)
  expect(made.at(-1)).toBe('/api/pulse')
  ask('/api/general/notifications')
  expect(made.at(-1)).toBe('/api/general/notifications')
})

test('it waits neither for a page that asks for nothing nor for one that is never answered', async () => {
  letThePageGoFirst(Promise.resolve())
  ask('/api/general')
  ask('/api/pulse')
  await answer('/api/general')
  expect(made).toEqual(['/api/general'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(made.at(-1)).toBe('/api/pulse')

  letThePageGoFirst(Promise.resolve())
  ask('/api/invoices')
  ask('/api/general/notifications')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(made.at(-1)).toBe('/api/general/notifications')
})

test('a page under a chosen operator may need the list of them first', () => {
  history.replaceState(null, '', '/?opId=aurora')
  letThePageGoFirst(Promise.resolve())
  ask('/api/operators/menu-list')
  expect(made).toEqual(['/api/operators/menu-list'])
})

test('a page that shows what the frame asks for, too, does not wait for itself', () => {
  history.replaceState(null, '', '/settings/notifications')
  letThePageGoFirst(Promise.resolve())
  for (const path of ['/api/general/notifications', '/api/pulse']) ask(path)
  expect(made).toEqual(['/api/general/notifications'])
})

test('what the page does without until it is drawn is loaded after its answers, and later at once', async () => {
  letThePageGoFirst(Promise.resolve())
  const load = vi.fn(async () => 'code')
  ask('/api/bets')
  void later(load)()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(load).not.toHaveBeenCalled()
  await answer('/api/bets')
  await vi.advanceTimersByTimeAsync(51)
  expect(load).toHaveBeenCalledOnce()
  expect(await later(load)()).toBe('code')
})
