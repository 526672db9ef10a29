import { describe, expect, test, vi } from 'vitest'
import { type ApiError, noAnswer } from '@/api/answer'
import { api } from '@/api/gen/billing_v2/endpoints'
import type { OutcomeResult } from '../dialog/outcome'
import { csvText } from '../list/csv'
import { type BulkWrite, bulkWrite } from './bulk'
import {
  type BulkItem,
  type BulkRun,
  ENDED,
  reportColumns,
  type Sent,
  STOPPED_BY_USER,
  summary,
} from './bulkRun'
import { createBulkRunner } from './bulkRunner'

const write = (id: string): BulkWrite =>
  bulkWrite(api.endpoints.billingV2InvoiceDelete, { invoiceId: id, opId: 'aurora' })
const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    key: `k${at}`,
    name: `Row ${at}`,
    amount: null,
    write: write(`i${at}`),
  }))
const error = (kind: ApiError['kind'], message = kind as string): Sent => ({
  ok: false,
  error: noAnswer(kind, message, { keyed: true, idempotencyKey: 'k' }),
})
const done: Sent = { ok: true, message: 'Deleted.' }

/** A runner whose sends are answered in turn; whatever is left over is done. */
function running(
  answers: readonly (Sent | Promise<Sent>)[],
  outcomes: readonly OutcomeResult[] = [],
) {
  const left = [...answers]
  const asked = [...outcomes]
  const send = vi.fn(async (_write: BulkWrite, _key: string) => left.shift() ?? done)
  const ask = vi.fn(async () => asked.shift() ?? ({ state: 'running' } as const))
  const reload = vi.fn()
  const onEnd = vi.fn()
  const runner = createBulkRunner({ send, ask, reload, onEnd })
  const start = (count: number) =>
    runner.start({ label: 'Delete invoices', success: null }, rows(count))
  const ended = () => vi.waitFor(() => expect(onEnd).toHaveBeenCalled())
  const run = () => runner.current() as BulkRun
  const states = () => run().items.map(({ state }) => state)
  return { runner, send, ask, reload, onEnd, start, ended, run, states }
}

test('what nobody ticked is skipped, before it is sent and after the platform asked', async () => {
  const { runner, ended, send, reload, run } = running([
    {
      ok: false,
      error: {
        ...noAnswer('warned', 'The player is blocked.', { keyed: true, idempotencyKey: 'k' }, 409),
        data: { warnings: [{ code: 'PLAYER_BLOCKED', severity: 'warn', text: 'Blocked.' }] },
      },
    },
  ])
  const [first, second] = rows(2)
  if (!first || !second) throw new Error('two rows')
  runner.start({ label: 'Pay', success: null }, [first, { ...second, skipped: 'Not confirmed.' }])
  await ended()
  expect(send).toHaveBeenCalledTimes(1)
  expect(run().items.map(({ state, message }) => [state, message])).toEqual([
    ['skipped', 'Blocked.'],
    ['skipped', 'Not confirmed.'],
  ])
  expect(reload).toHaveBeenCalledWith([])
  expect(summary(run())).toBe('0 done, 2 skipped')
})

describe('a run', () => {
  test('sends each once under a key of its own, and reads again once', async () => {
    const { start, ended, send, reload, states } = running([])
    start(10)
    await ended()
    expect(states()).toEqual(Array(10).fill('done'))
    expect(send).toHaveBeenCalledTimes(10)
    expect(new Set(send.mock.calls.map(([, key]) => key)).size).toBe(10)
    expect(reload).toHaveBeenCalledOnce()
    expect(reload.mock.calls[0]?.[0]).toHaveLength(10)
  })

  test('has no more than three under way', async () => {
    const open: ((sent: Sent) => void)[] = []
    const pending = () => new Promise<Sent>((resolve) => open.push(resolve))
    const { start, ended, send } = running(Array.from({ length: 5 }, pending))
    start(5)
    expect(send).toHaveBeenCalledTimes(3)
    open[1]?.(done)
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(4))
    for (const answer of open) answer(done)
    await ended()
  })

  test('reports in the order of the rows what each was told', async () => {
    const { start, ended, run } = running([
      done,
      error('refused', 'Locked.'),
      error('outcomeUnknown'),
    ])
    start(3)
    await ended()
    expect(run().items.map(({ name, state, message }) => [name, state, message])).toEqual([
      ['Row 0', 'done', 'Deleted.'],
      ['Row 1', 'refused', 'Locked.'],
      ['Row 2', 'unknown', 'outcomeUnknown'],
    ])
    expect(summary(run())).toBe('1 done, 1 rejected, 1 unknown')
  })

  test('names who changed a record meanwhile', async () => {
    const stale = error('stale', 'It was changed.') as Extract<Sent, { ok: false }>
    const data = { record: null, changedBy: { nickname: 'Grace' } }
    const { start, ended, run } = running([{ ok: false, error: { ...stale.error, data } }])
    start(1)
    await ended()
    expect(run().items[0]).toMatchObject({
      state: 'refused',
      message: 'It was changed. By “Grace”.',
    })
  })

  test('stopped by hand: what is under way finishes, the rest is not sent but can be', async () => {
    let answerAll: () => void = () => undefined
    const reply = new Promise<Sent>((resolve) => {
      answerAll = () => resolve(done)
    })
    const { start, runner, ended, send, states, run, onEnd, reload } = running([
      reply,
      reply,
      reply,
    ])
    start(5)
    runner.stop(STOPPED_BY_USER)
    answerAll()
    await ended()
    expect(states()).toEqual(['done', 'done', 'done', 'notSent', 'notSent'])
    expect(run().stopped).toBe(STOPPED_BY_USER)
    expect(reload.mock.calls[0]?.[0]).toHaveLength(3)
    runner.sendRest()
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalledTimes(2))
    expect(states()).toEqual(Array(5).fill('done'))
    expect(send).toHaveBeenCalledTimes(5)
  })

  test.each([
    ['signedOut', ENDED],
    ['network', 'The console cannot be reached. Check the connection and try again.'],
    ['lacksProof', 'Your password was not confirmed.'],
  ] as const)('%s ends it, and nothing of the rest is sent', async (kind, why) => {
    const { start, ended, states, run, send } = running([
      done,
      error(kind),
      error(kind),
      error(kind),
    ])
    start(20)
    await ended()
    expect(run().stopped).toBe(why)
    expect(states()).toEqual(['done', ...Array(19).fill('notSent')])
    expect(send.mock.calls.length).toBeLessThan(6)
  })

  test.each(['outcomeUnknown', 'unavailable', 'tooMany'] as const)(
    'three times %s in a row ends it',
    async (kind) => {
      const failing = Array.from({ length: 20 }, () => error(kind))
      const { start, ended, run, send } = running([done, error(kind), done, ...failing])
      start(20)
      await ended()
      expect(run().stopped).toContain('3 in a row')
      expect(send.mock.calls.length).toBeLessThan(10)
    },
  )

  test('refusals, however many, do not end it', async () => {
    const { start, ended, states } = running(Array.from({ length: 8 }, () => error('refused')))
    start(8)
    await ended()
    expect(states()).toEqual(Array(8).fill('refused'))
  })

  test('refuses a second one while it goes on', async () => {
    const { start, ended } = running([])
    start(2)
    expect(() => start(2)).toThrow()
    await ended()
    start(1)
  })
})

describe('what is unknown', () => {
  const answer = (ok: boolean): OutcomeResult => ({
    state: 'done',
    answer: ok
      ? {
          ok,
          body: {
            success: true,
            status: 'OK',
            data: 1,
            messages: ['Yes.'],
            messagesFrom: 'platform',
          },
          meta: { messages: ['Yes.'], requestId: null },
        }
      : { ok, error: noAnswer('refused', 'No.', { keyed: false, idempotencyKey: null }) },
  })

  test.each([
    ['done', answer(true), 'done', 'Yes.'],
    ['refused', answer(false), 'refused', 'No.'],
    ['never arrived', { state: 'notReceived' }, 'notSent', /never arrived/],
    ['still running', { state: 'running' }, 'unknown', /Still processing/],
    ['unsupported', { state: 'unsupported' }, 'unknown', /cannot tell/],
  ] as const)('is asked for under its own key: %s', async (_name, outcome, state, message) => {
    const { start, ended, runner, ask, send, run, reload } = running(
      [error('outcomeUnknown')],
      [outcome as OutcomeResult],
    )
    start(1)
    await ended()
    await runner.check()
    expect(ask).toHaveBeenCalledWith(send.mock.calls[0]?.[1])
    const [line] = run().items as [BulkItem]
    expect(line.state).toBe(state)
    expect(line.message).toMatch(message)
    expect(line.isChecking).toBe(false)
    expect(reload).toHaveBeenCalledTimes(2)
    expect(send).toHaveBeenCalledOnce()
  })
})

test('what is learnt after the report was put away touches no other run', async () => {
  let tell: (outcome: OutcomeResult) => void = () => undefined
  const { start, ended, runner, ask, states } = running([error('outcomeUnknown')])
  ask.mockImplementation(() => new Promise<OutcomeResult>((resolve) => (tell = resolve)))
  start(1)
  await ended()
  const checking = runner.check()
  runner.forget()
  start(1)
  await vi.waitFor(() => expect(states()).toEqual(['done']))
  tell({ state: 'notReceived' })
  await checking
  expect(states()).toEqual(['done'])
})

test('the report is a file', async () => {
  const { start, ended, run } = running([error('refused', 'No, "never".')])
  start(1)
  await ended()
  const [head, line] = csvText(reportColumns, run().items, 'UTC').split('\r\n')
  expect(head).toBe('Record,ID,Amount,Currency,In USD,Outcome,Message,Request ID,Idempotency key')
  expect(line).toMatch(/^Row 0,k0,,,,Rejected,"No, ""never"".",,/)
})
