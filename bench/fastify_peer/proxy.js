// The proxy that Node people would write: Fastify in front, @fastify/reply-from behind.
//
//     node proxy.js PORT UPSTREAM
//
// It checks a signed cookie, looks the session up, passes the call on with the session's token and wraps
// the answer again. It does less than the console's proxy: no roles, tenants, limits, idempotency or
// origin check.
import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import cookie from '@fastify/cookie'
import replyFrom from '@fastify/reply-from'
import Fastify from 'fastify'

const [port, upstream] = process.argv.slice(2)
const sessions = new Map()
const app = Fastify({ logger: true, bodyLimit: 4_000_000 })
await app.register(cookie, { secret: randomBytes(32).toString('hex') })
await app.register(replyFrom, { base: upstream })

app.get('/readyz', () => ({ success: true }))

app.post('/api/auth/login', async (request, reply) => {
  const body = JSON.stringify(request.body)
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${upstream}/auth/login`, { method: 'POST', headers, body })
  const id = randomBytes(32).toString('base64url')
  sessions.set(id, (await answer.json()).data.token)
  reply.setCookie('session', id, { signed: true, httpOnly: true, sameSite: 'lax', path: '/' })
  return { success: true }
})

app.all('/api/*', (request, reply) => {
  const signed = request.unsignCookie(request.cookies.session ?? '')
  const token = signed.valid && sessions.get(signed.value)
  if (!token) return reply.code(401).send({ success: false, messages: ['Please sign in.'] })
  return reply.from(request.url.slice('/api'.length), {
    rewriteRequestHeaders: (_request, { cookie: _cookie, ...headers }) => ({
      ...headers,
      authorization: `Bearer ${token}`,
    }),
    onResponse: async (_request, answered, answer) => {
      const came = JSON.parse(await text(answer.stream ?? answer))
      answered.removeHeader('content-length')
      const { success = true, status = 'OK', data = null, messages = [] } = came
      answered.send({ success: answer.statusCode < 400 && success, status, data, messages })
    },
  })
})

await app.listen({ host: '127.0.0.1', port: Number(port) })
