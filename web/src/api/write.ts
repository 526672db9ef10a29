import type { AnswerMeta, ApiError } from './answer'
import type { OperationMeta } from './gen/meta'
import { operationOf } from './operations'
import { withProof } from './proof'

/** A generated endpoint of a write, from an area's `api.endpoints`. */
export interface WriteEndpoint {
  readonly name: string
  // biome-ignore lint/suspicious/noExplicitAny: stands for the argument of every endpoint
  readonly initiate: (arg: any, options?: { track?: boolean }) => any
  readonly Types: { readonly QueryArg: unknown; readonly ResultType: unknown }
}

type HeaderArg = 'Idempotency-Key' | 'If-Match'
type Bare<Arg> = Arg extends object ? Omit<Arg, HeaderArg> : Arg
export type ArgOf<E extends WriteEndpoint> = Bare<E['Types']['QueryArg']>
export type DataOf<E extends WriteEndpoint> = E['Types']['ResultType']

export type WriteResult<Data> =
  | { readonly ok: true; readonly data: Data; readonly message: string | undefined }
  | { readonly ok: false; readonly error: ApiError }

interface WriteOptions {
  /** The Idempotency-Key; a new one where none is given. */
  readonly key?: string
  /** The record as the user saw it: its revision goes along. */
  readonly record?: { readonly revision: number } | undefined
  /** The codes of the warnings that the user has answered. */
  readonly acknowledged?: readonly string[] | undefined
  /** Nothing is read again afterwards: whoever sends many says once what they made stale. */
  readonly isOneOfMany?: boolean
}

interface Keyed {
  readonly 'Idempotency-Key'?: string
}

const MOST_KEPT = 20
const answers = new Map<string, AnswerMeta>()
const partsOfMany = new Set<string>()

/** RTK Query hands a write's caller the data alone; the messages wait here under the write's key. */
export function keepAnswer(key: string | undefined, meta: AnswerMeta): void {
  if (!key) return
  answers.set(key, meta)
  const [oldest] = answers.keys()
  if (answers.size > MOST_KEPT && oldest !== undefined) answers.delete(oldest)
}

/** What a write may still bring into a list that is read again because of it. */
const JUST_MS = 10_000
let doneAt = Number.NEGATIVE_INFINITY

/** Whether a write of this window's user was done a moment ago. */
export const hasJustWritten = (): boolean => performance.now() - doneAt < JUST_MS

/** Whether a write's sender tells by itself what it made stale. */
export const isOneOfMany = (arg: unknown): boolean =>
  partsOfMany.has((arg as Keyed | undefined)?.['Idempotency-Key'] ?? '')

/** The argument with the answered codes in its body, where the operation takes any. */
function answered(
  { act }: OperationMeta,
  arg: object,
  acknowledged: readonly string[] | undefined,
): object {
  if (!act || !acknowledged?.length) return arg
  const body = (arg as Readonly<Record<string, object>>)[act.body]
  return { ...arg, [act.body]: { ...body, acknowledged } }
}

/**
 * One write, done once. Every write of the console leaves here, singly or as one of many. One that waits for the
 * user's proof did nothing yet: it is sent on under its own key.
 */
export async function write<E extends WriteEndpoint>(
  // biome-ignore lint/suspicious/noExplicitAny: a thunk of the store
  dispatch: (thunk: any) => Promise<{ data?: unknown; error?: unknown }>,
  endpoint: E,
  arg: ArgOf<E>,
  {
    key = crypto.randomUUID(),
    record,
    acknowledged,
    isOneOfMany: isPart = false,
  }: WriteOptions = {},
): Promise<WriteResult<DataOf<E>>> {
  const operation = operationOf(endpoint.name)
  const headers = {
    ...(operation.takesIdempotencyKey && { 'Idempotency-Key': key }),
    ...(operation.ifMatch && record && { 'If-Match': `"${record.revision}"` }),
  }
  const sent = answered(operation, arg as object, acknowledged)
  if (isPart) partsOfMany.add(key)
  try {
    const { data, error } = await withProof(() =>
      dispatch(endpoint.initiate({ ...sent, ...headers }, { track: false })),
    )
    if (error) return { ok: false, error: error as ApiError }
    doneAt = performance.now()
    const message = answers.get(key)?.messages[0]
    return { ok: true, data: data as DataOf<E>, message }
  } finally {
    answers.delete(key)
    partsOfMany.delete(key)
  }
}
