import { expect, test, vi } from 'vitest'
import type { ApiError } from '@/api/answer'
import type { ExportForm, ExportState } from '@/api/gen/exports/endpoints'
import {
  BROKEN_OFF,
  CANCELED,
  createExportRunner,
  type ExportCalls,
  LEFT_UNFETCHED,
  NO_ROOM,
} from './exportRun'
import type { FileTarget } from './exportState'

const form: ExportForm = { list: 'betsList', columns: [], format: 'csv' }
const made = {
  exportId: 'e1',
  rows: 100,
  fileName: 'bets.csv',
  personal: [],
  fetchWithinSeconds: 60,
}
const at = (stage: ExportState['stage'], done: number, message?: string): ExportState => ({
  exportId: 'e1',
  stage,
  rows: 100,
  done,
  startedAt: '2026-03-12T10:00:00Z',
  message: message ?? null,
})
const refusal = { kind: 'tooMany', http: 429, messages: ['One at a time.'] } as unknown as ApiError

const target = () => ({
  write: vi.fn(async () => undefined),
  close: vi.fn(async () => undefined),
  abort: vi.fn(async () => undefined),
})

/** A runner before a platform that answers so, one state after another. */
function running(
  states: readonly (ExportState | 'gone' | null)[],
  over: Partial<ExportCalls> = {},
) {
  const left = [...states]
  const calls = {
    begin: vi.fn(async () => ({ ok: true, data: made, message: undefined }) as const),
    cancel: vi.fn(async () => undefined),
    look: vi.fn(async () => left.shift() ?? null),
    stream: vi.fn(async () => undefined),
    follow: vi.fn(),
    save: vi.fn(),
    wait: async () => undefined,
    onEnd: vi.fn(),
    ...over,
  }
  return { calls, runner: createExportRunner(calls) }
}

const ended = async (onEnd: unknown) => {
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce())
}

test('the browser downloads it while the platform says how far it is', async () => {
  const { runner, calls } = running([at('RUNNING', 40), at('DONE', 100)])
  const seen: number[] = []
  runner.subscribe(() => seen.push(runner.current()?.done ?? -1))
  expect(await runner.start(form, null)).toBeNull()
  await ended(calls.onEnd)
  expect(calls.follow).toHaveBeenCalledExactlyOnceWith('e1', 'bets.csv')
  expect(seen).toEqual([0, 40, 100])
  expect(runner.current()).toMatchObject({ stage: 'done', rows: 100 })
})

test.each([
  [at('FAILED', 40, 'It was given up.'), 'It was given up.'],
  [at('CANCELED', 40), LEFT_UNFETCHED],
  ['gone' as const, 'It is not known whether the file is whole: the platform could not be asked.'],
])('a download that ends in %j is never told as done', async (state, words) => {
  const { runner, calls } = running([state])
  await runner.start(form, null)
  await ended(calls.onEnd)
  expect(runner.current()).toMatchObject({ stage: 'failed', message: words })
})

test('a file that is written by parts is closed once it is whole', async () => {
  const { runner, calls } = running([])
  const file = target()
  await runner.start(form, file)
  await ended(calls.onEnd)
  expect(file.close).toHaveBeenCalledOnce()
  expect(file.abort).not.toHaveBeenCalled()
  expect(runner.current()?.stage).toBe('done')
})

test.each([
  [new DOMException('', 'QuotaExceededError'), null, NO_ROOM],
  [new TypeError('network'), null, BROKEN_OFF],
  [new TypeError('network'), at('FAILED', 9, 'Too much has changed.'), 'Too much has changed.'],
  [{ messages: ['This export was fetched already.'] }, null, 'This export was fetched already.'],
])('a file that breaks off by %s is thrown away, in words', async (error, state, words) => {
  const { runner, calls } = running([], {
    wait: () => new Promise(() => undefined),
    look: async () => state,
    stream: async () => {
      throw error
    },
  })
  const file = target()
  await runner.start(form, file)
  await ended(calls.onEnd)
  expect([file.close.mock.calls.length, file.abort.mock.calls.length]).toEqual([0, 1])
  expect(runner.current()).toMatchObject({ stage: 'failed', message: words })
  expect(calls.cancel).toHaveBeenCalledWith('e1')
})

test('what is refused is answered, and the chosen file is left alone', async () => {
  const { runner, calls } = running([], { begin: async () => ({ ok: false, error: refusal }) })
  const file: FileTarget = target()
  expect(await runner.start(form, file)).toBe(refusal)
  expect(file.abort).toHaveBeenCalledOnce()
  expect(runner.current()).toBeNull()
  expect(calls.onEnd).not.toHaveBeenCalled()
})

test('cancelling is told at once, and the platform hears of it', async () => {
  let leave: AbortSignal | undefined
  const { runner, calls } = running([], {
    stream: (_id, _target, signal) => {
      leave = signal
      return new Promise((_, reject) => signal.addEventListener('abort', reject))
    },
  })
  const file = target()
  await runner.start(form, file)
  runner.cancel()
  expect(runner.current()).toMatchObject({ stage: 'canceled', message: CANCELED })
  expect(leave?.aborted).toBe(true)
  expect(calls.cancel).toHaveBeenCalledExactlyOnceWith('e1')
  await vi.waitFor(() => expect(file.abort).toHaveBeenCalledOnce())
  expect(calls.onEnd).toHaveBeenCalledOnce()
})

test('a list that the console reads itself is saved whole or not at all', async () => {
  const { runner, calls } = running([])
  runner.startLocal('zones.csv', async (tell) => {
    tell(2)
    return 'a,b'
  })
  await ended(calls.onEnd)
  expect(calls.save).toHaveBeenCalledExactlyOnceWith('zones.csv', 'a,b')
  runner.startLocal('zones.csv', async () => {
    throw refusal
  })
  await vi.waitFor(() => expect(runner.current()?.message).toBe('One at a time.'))
  expect(calls.save).toHaveBeenCalledOnce()
})
