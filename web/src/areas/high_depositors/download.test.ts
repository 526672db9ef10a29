import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Progress } from '@/api/download'
import { noteSessionUser } from '@/api/sessionUser'
import { fetchFile, sizeText } from './download'

const answering = (response: Response | Error) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => {
      if (response instanceof Error) throw response
      return response
    }),
  )

afterEach(() => vi.unstubAllGlobals())

describe('fetching a file', () => {
  test('gives its content and tells how far it is', async () => {
    answering(new Response('a,b\r\n', { headers: { 'Content-Length': '5' } }))
    noteSessionUser(new Headers({ 'X-Session-User': 'default/U1' }), null)
    const seen: Progress[] = []
    const blob = await fetchFile('high depositors.csv', (progress) => seen.push(progress))
    expect(await blob.text()).toBe('a,b\r\n')
    expect(seen.at(-1)).toEqual({ bytes: 5, of: 5 })
    expect(fetch).toHaveBeenCalledWith('/api/files/high%20depositors.csv', {
      headers: { 'X-Session-User': 'default/U1' },
    })
  })

  test('that is gone says so in the platform’s words', async () => {
    const envelope = {
      success: false,
      status: 'NOT_FOUND',
      data: null,
      messages: ['This file is gone.'],
      messagesFrom: 'platform',
    }
    answering(Response.json(envelope, { status: 404, headers: { 'X-Request-Id': 'r1' } }))
    await expect(fetchFile('old.csv', () => undefined)).rejects.toMatchObject({
      kind: 'notFound',
      messages: ['This file is gone.'],
      requestId: 'r1',
    })
  })

  test('without a connection says so', async () => {
    answering(new TypeError('Failed to fetch'))
    await expect(fetchFile('a.csv', () => undefined)).rejects.toMatchObject({ kind: 'network' })
  })

  test.each([
    [1, '1 KB'],
    [999_500, '1000 KB'],
    [1_234_567, '1.2 MB'],
  ])('%i bytes are %s', (bytes, text) => {
    expect(sizeText(bytes)).toBe(text)
  })
})
