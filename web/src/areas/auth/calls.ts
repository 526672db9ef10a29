import type { ApiError } from '@/api/answer'
import type { Credentials, SignedIn } from '@/api/gen/auth/endpoints'
import type { Accounts } from '@/api/gen/simulator/endpoints'
import type { MeAnswer } from '@/api/gen/users/endpoints'
import { send, type WireRequest } from '@/api/send'

type Answer<T> = { ok: true; data: T } | { ok: false; error: ApiError }

/** The few calls of this page, which does without the store. */
async function call<T>(request: Pick<WireRequest, 'path'> & Partial<WireRequest>) {
  const answer = await send({
    method: 'GET',
    isWrite: false,
    takesIdempotencyKey: false,
    ...request,
  })
  return (answer.ok ? { ok: true, data: answer.body.data } : answer) as Answer<T>
}

export const signIn = (credentials: Credentials) =>
  call<SignedIn>({ method: 'POST', path: '/api/auth/login', body: credentials, isWrite: true })

/** Tells the platform once more who is signed in. */
export const prove = (password: string) =>
  call<unknown>({ method: 'POST', path: '/api/auth/prove', body: { password }, isWrite: true })

export const signOut = () => call<null>({ path: '/api/auth/logout', isWrite: true })

export const whoAmI = () => call<MeAnswer>({ path: '/api/users/me' })

export const simulatorAccounts = (world: string | undefined) =>
  call<Accounts>({ path: '/api/simulator/accounts', query: { world } })

/** Whether the answer to that says that there is no such world, or none of such a name. */
export const isNoWorld = ({ kind, messagesFrom, fields }: ApiError): boolean =>
  (kind === 'notFound' && messagesFrom === 'platform') || 'world' in fields
