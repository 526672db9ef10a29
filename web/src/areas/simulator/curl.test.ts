import { expect, test } from 'vitest'
import { curlOf } from './curl'

const entry = {
  at: '2026-11-15T09:00:00Z',
  requestId: 'r1',
  operation: 'playersBlock',
  userCode: 'U1',
  method: 'POST',
  path: '/players/block',
  query: { opId: 'aurora', tag: ['a', 'b'] },
  headers: {},
  body: { reason: "player's own wish" },
  http: 200,
  answer: null,
  ms: 1.5,
  faults: [],
}
const signIn = {
  origin: 'http://127.0.0.1:8000',
  email: 'super@pitboss.test',
  password: 'secret',
  world: 'default',
}

test('signs in, and sends the same through the console', () => {
  const lines = curlOf(entry, signIn).split('\n')
  expect(lines[0]).toBe(
    "curl -s -o /dev/null -c pitboss-cookies.txt 'http://127.0.0.1:8000/api/auth/login' \\",
  )
  const text = curlOf(entry, signIn)
  expect(text).toContain(
    "-X POST 'http://127.0.0.1:8000/api/players/block?opId=aurora&tag=a&tag=b'",
  )
  expect(text).toContain(`-d '{"reason":"player'\\''s own wish"}'`)
})

test('a read has no body', () => {
  const read = { ...entry, method: 'GET', query: {}, body: null }
  expect(curlOf(read, signIn).split('-b pitboss')[1]).not.toContain('-d')
})

test('what was written for one revision is sent for that revision', () => {
  expect(curlOf({ ...entry, headers: { 'if-match': '"7"' } }, signIn)).toContain(
    `-H 'If-Match: "7"'`,
  )
  expect(curlOf(entry, signIn)).not.toContain('If-Match')
})
