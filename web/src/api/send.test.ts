import { describe, expect, test, vi } from 'vitest'
import { answer, answering } from '@/testing/answers'
import { queryText, send, type WireRequest } from './send'

const read: WireRequest = {
  method: 'GET',
  path: '/api/things',
  isWrite: false,
  takesIdempotencyKey: false,
}
const write: WireRequest = {
  method: 'POST',
  path: '/api/things',
  body: {},
  isWrite: true,
  takesIdempotencyKey: true,
}

const errorOf = async (request: WireRequest) => {
  const result = await send(request)
  if (result.ok) throw new Error('a failure was expected')
  return result.error
}

describe('a request', () => {
  test('repeats the keys of lists and leaves out what is nothing', () => {
    expect(queryText({ a: ['x', 'y'], b: null, c: undefined, d: 0, e: false, f: '' })).toBe(
      'a=x&a=y&d=0&e=false',
    )
  })

  test('loses the mark that tells operations of one path apart', async () => {
    const asked = answering(() => answer())
    await send({ ...read, path: '/api/v2/zones#zonesExport', query: { page: 1 } })
    expect(asked[0]?.url).toBe('/api/v2/zones?page=1')
  })

  test('says of a write that it is ours, and keeps the key and revision it was given', async () => {
    const asked = answering(() => answer())
    await send({ ...write, headers: { 'Idempotency-Key': 'key-12345', 'If-Match': '"7"' } })
    const headers = asked[0]?.headers
    expect(headers?.get('X-Requested-With')).toBe('pitboss')
    expect(headers?.get('Idempotency-Key')).toBe('key-12345')
    expect(headers?.get('If-Match')).toBe('"7"')
  })

  test('makes a new key for every keyed write that has none', async () => {
    const asked = answering(() => answer())
    await send(write)
    await send(write)
    const keys = asked.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(keys[0]).not.toBe(keys[1])
  })

  test('carries no write headers when it reads, and says when it is a poll', async () => {
    const asked = answering(() => answer())
    await send({ ...read, isPoll: true })
    const headers = asked[0]?.headers
    expect(headers?.get('X-Requested-With')).toBeNull()
    expect(headers?.get('Idempotency-Key')).toBeNull()
    expect(headers?.get('X-Background')).toBe('1')
  })

  test('says so too of what is read while nobody acts on the page, never of a write', async () => {
    const asked = answering(() => answer())
    const clock = vi.spyOn(performance, 'now')
    const later = performance.now() + 31_000
    clock.mockReturnValue(later)
    await send(read)
    await send(write)
    window.dispatchEvent(new Event('pointerdown'))
    await send(read)
    clock.mockRestore()
    const marks = asked.map(({ headers }) => headers.get('X-Background'))
    expect(marks).toEqual(['1', null, null])
  })
})

describe('an answer', () => {
  test.each([
    [401, 'UNAUTHENTICATED', 'signedOut'],
    [403, 'FORBIDDEN', 'denied'],
    [404, 'NOT_FOUND', 'notFound'],
    [409, 'CONFLICT_ERROR', 'conflict'],
    [409, 'CONFLICT', 'conflict'],
    [409, 'RECORD_LOCKED', 'refused'],
    [409, 'ALREADY_DECIDED', 'decided'],
    [409, 'KEY_CLOSED', 'refused'],
    [412, 'STALE_RECORD', 'stale'],
    [422, 'VALIDATION_ERROR', 'invalid'],
    [422, 'TOP_UP_LIMIT_HAS_BEEN_EXCEEDED', 'refused'],
    [429, 'TOO_MANY_REQUESTS', 'tooMany'],
    [502, 'BAD_GATEWAY', 'unavailable'],
    [503, 'UNAVAILABLE', 'unavailable'],
    [504, 'TIMEOUT', 'unavailable'],
    [504, 'OUTCOME_UNKNOWN', 'outcomeUnknown'],
  ])('of %s %s is %s', async (http, status, kind) => {
    answering(() => answer({ http, status, messages: ['No.'] }))
    expect(await errorOf(write)).toMatchObject({
      kind,
      http,
      status,
      messages: ['No.'],
      requestId: 'req-1',
    })
  })

  test('tells which field each message belongs to', async () => {
    const data = { fields: { cfAccountCode: 'Not found.' } }
    const messages = ['cfAccountCode: Not found.']
    answering(() => answer({ http: 422, status: 'VALIDATION_ERROR', messages, data }))
    expect(await errorOf(write)).toMatchObject({
      fields: data.fields,
      messages: ['CF account: Not found.'],
    })
  })

  test('without an envelope leaves a write unknown, and a read unavailable', async () => {
    answering(() => new Response('<h1>502</h1>', { status: 502 }))
    expect((await errorOf(write)).kind).toBe('outcomeUnknown')
    expect((await errorOf(read)).kind).toBe('unavailable')
  })

  test('cut short leaves a write unknown, though it said 200', async () => {
    answering(() => new Response('{"success": tr', { status: 200 }))
    const error = await errorOf(write)
    expect(error.kind).toBe('outcomeUnknown')
    expect(error.idempotencyKey).not.toBeNull()
  })

  test('without an envelope that refuses the request itself is a refusal', async () => {
    answering(() => new Response('too large', { status: 413 }))
    expect((await errorOf(write)).kind).toBe('refused')
  })
})

describe('no answer', () => {
  const dropped = () => Promise.reject(new TypeError('Failed to fetch'))

  test('to a keyed write leaves its outcome unknown, under the key it was sent with', async () => {
    const asked = answering(dropped)
    const error = await errorOf(write)
    expect(error.kind).toBe('outcomeUnknown')
    expect(error.idempotencyKey).toBe(asked[0]?.headers.get('Idempotency-Key'))
    expect(asked).toHaveLength(1)
  })

  test('to a read, or to a write without a key, is a matter of the network', async () => {
    answering(dropped)
    expect((await errorOf(read)).kind).toBe('network')
    expect((await errorOf({ ...write, takesIdempotencyKey: false })).kind).toBe('network')
  })

  test('is known in advance while the browser is offline: nothing is sent', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const asked = answering(() => answer())
    expect((await errorOf(write)).kind).toBe('network')
    expect(asked).toEqual([])
  })
})
