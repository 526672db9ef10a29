import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react'
import { type AnswerMeta, type ApiError, isAway } from './answer'
import { tellAway } from './away'
import { tagTypes } from './gen/meta'
import { operationOf } from './operations'
import { logRequest } from './requestLog'
import { send } from './send'
import { tellSignedOut } from './signedOut'
import { keepAnswer } from './write'

interface WireArgs {
  readonly url: string
  readonly method?: string
  readonly body?: unknown
  readonly params?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string | undefined>>
}

const baseQuery: BaseQueryFn<WireArgs, unknown, ApiError, object, AnswerMeta> = async (
  args,
  { endpoint, signal },
) => {
  const operation = operationOf(endpoint)
  const isWrite = operation.effect === 'write'
  const answer = await send({
    method: args.method ?? 'GET',
    path: args.url,
    query: args.params,
    body: args.body,
    headers: args.headers,
    isWrite,
    takesIdempotencyKey: operation.takesIdempotencyKey,
    isPoll: operation.isPoll,
    files: operation.upload?.form,
    signal: isWrite ? undefined : signal,
  })
  logRequest(answer.ok ? answer.meta.requestId : answer.error.requestId)
  if (!answer.ok) {
    if (isAway(answer.error)) tellAway()
    if (answer.error.kind === 'signedOut' && !operation.isPublic) tellSignedOut(answer.error)
    return { error: answer.error }
  }
  keepAnswer(args.headers?.['Idempotency-Key'], answer.meta)
  return { data: operation.returnsEnvelope ? answer.body : answer.body.data, meta: answer.meta }
}

/** The one API; each area's `endpoints` adds its operations to it. */
export const emptyApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  endpoints: () => ({}),
})
