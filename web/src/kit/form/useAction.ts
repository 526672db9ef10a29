import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { isAbsent, NOT_OFFERED } from '@/api/absent'
import { type Answer, type ApiError, noAnswer, UNREACHABLE } from '@/api/answer'
import { staleAfter } from '@/api/areaApi'
import { emptyApi } from '@/api/base'
import type { OperationId, OperationMeta } from '@/api/gen/meta'
import { operationOf, successText } from '@/api/operations'
import { type ArgOf, type DataOf, type WriteEndpoint, write } from '@/api/write'
import { loadDialogs } from '../dialog/loadDialogs'
import { fetchOutcome, outcomeText } from '../dialog/outcome'
import { staleAnswer } from '../dialog/stale'
import { useSystemDialogs } from '../dialog/useSystemDialogs'
import { raisedWarnings } from '../dialog/warnings'
import { useToasts } from '../toasts'
import type { Rebase, Revised } from './rebase'
import { type ErrorDialog, useFailures, wantsDialog } from './useFailures'

export type Result<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: ApiError }

export interface RunOptions {
  /** The record as the user saw it: its revision goes along, and a newer one is compared with it. */
  readonly record?: Revised | undefined
  /** What a form makes of the record as it is now. */
  readonly rebase?: ((now: Revised) => Rebase) | undefined
  /** A form shows a lost answer itself, and what it answers true to. */
  readonly inForm?: ((error: ApiError) => boolean) | undefined
  /** The codes of the warnings that the user has answered. */
  readonly acknowledged?: readonly string[] | undefined
}

type Run<Arg, Data> = (arg: Arg, options?: RunOptions) => Promise<Result<Data>>

export interface ActionOptions<Arg, Data> {
  readonly errorDialog?: ErrorDialog
  /** A failure is told outside the form too, even where its messages stand at their fields. */
  readonly alwaysToast?: boolean
  /** A failure that is told as a warning, not as an error. */
  readonly isWarning?: (error: ApiError) => boolean
  /** Said besides the failure where the platform has no words of its own for it. */
  readonly secondaryMessage?: string
  /** The caller itself tells how it went, in a place of its own. */
  readonly isReportedByCaller?: boolean
  /** True where the caller shows, in a place of its own, what the platform wants an answer to or what changed. */
  readonly isAnsweredByCaller?: (error: ApiError) => boolean
  /** What an answer leaves unknown, said in amber in place of the success; null where nothing is. */
  readonly unknownText?: (data: Data) => string | null
  readonly onDone?: (data: Data) => void
  /** `again` sends anew; null leaves the error as it is. */
  readonly onConflict?: (
    error: ApiError,
    arg: Arg,
    again: Run<Arg, Data>,
  ) => Promise<Result<Data> | null>
  /** The user chose the present record over theirs; null when it is gone. */
  readonly onTheirs?: (record: object | null) => void
}

export interface Write<Arg, Data> {
  readonly running: boolean
  /** The failure whose outcome has to be asked for before anything else. */
  readonly unknown: ApiError | null
  readonly notice: string | null
  /** Why it can never be sent: the platform lacks it. */
  readonly notOffered?: string | undefined
  readonly run: Run<Arg, Data>
  /** Asks for the outcome of the lost send, and goes on as if its answer had come now. */
  readonly checkAgain: () => Promise<Result<Data>>
}

type Lost = ApiError & { readonly idempotencyKey: string }

const didNothing = ({ outcomeField }: OperationMeta, data: unknown): boolean =>
  outcomeField !== undefined &&
  (data as Readonly<Record<string, unknown>> | null)?.[outcomeField] === 0

/** The user stopped it, or did not confirm who they are: nothing to tell. */
const isOwnChoice = ({ kind }: ApiError) => kind === 'lacksProof' || kind === 'cancelled'

const isLost = (error: ApiError): error is Lost =>
  error.kind === 'outcomeUnknown' && error.idempotencyKey !== null

/** A write as the user meets it: sent once, told in words, asked for when its answer is lost. */
export function useAction<E extends WriteEndpoint>(
  endpoint: E,
  options: ActionOptions<ArgOf<E>, DataOf<E>> = {},
): Write<ArgOf<E>, DataOf<E>> {
  type Arg = ArgOf<E>
  type Data = DataOf<E>
  const operation = operationOf(endpoint.name)
  const dispatch = useDispatch()
  const toasts = useToasts()
  const showFailure = useFailures()
  const systemDialogs = useSystemDialogs()
  const flight = useRef<Promise<Result<Data>> | null>(null)
  const [running, setRunning] = useState(false)
  const [pending, setPending] = useState<{ error: Lost; arg: Arg; how: RunOptions } | null>(null)
  const [notice, setNotice] = useState<string | null>(null)

  const reload = () => dispatch(emptyApi.util.invalidateTags([...staleAfter(operation, undefined)]))

  const succeed = (data: Data, message: string | undefined, arg: Arg): Result<Data> => {
    const text = didNothing(operation, data) ? null : (message ?? successText(operation, arg))
    const unknown = options.unknownText?.(data)
    if (unknown) toasts.warning(unknown)
    else if (text && !options.isReportedByCaller) toasts.success(text)
    options.onDone?.(data)
    return { ok: true, data }
  }

  const send: Run<Arg, Data> = async (arg, how = {}) => {
    const { record, acknowledged } = how
    const result = await write(dispatch, endpoint, arg, { record, acknowledged })
    if (result.ok) return succeed(result.data, result.message, arg)
    return settle(result.error, arg, how)
  }

  const settle = async (error: ApiError, arg: Arg, how: RunOptions): Promise<Result<Data>> => {
    if (isOwnChoice(error) || options.isAnsweredByCaller?.(error)) return { ok: false, error }
    return error.kind === 'warned' ? askAbout(error, arg, how) : fail(error, arg, how)
  }

  /** Not without the code that would tell of a lost answer. */
  const begin: Run<Arg, Data> = async (arg, how) => {
    const ready = await loadDialogs().then(
      () => true,
      () => false,
    )
    if (ready) return send(arg, how)
    const error = noAnswer('network', UNREACHABLE, { keyed: false, idempotencyKey: null })
    toasts.failure(error)
    return { ok: false, error }
  }

  const fail = async (error: ApiError, arg: Arg, how: RunOptions): Promise<Result<Data>> => {
    if (isLost(error)) return lose(error, arg, how)
    if (error.kind === 'stale') return compare(error, arg, how)
    if (isGone(error, how)) return compare({ ...error, data: null }, arg, how)
    if (error.kind === 'conflict' && options.onConflict) {
      const again: Run<Arg, Data> = (next, more) => send(next, { ...how, ...more })
      return (await options.onConflict(error, arg, again)) ?? { ok: false, error }
    }
    const shown = how.inForm?.(error) ?? false
    const wanted = options.alwaysToast || wantsDialog(error, options.errorDialog)
    if (!shown || wanted) await say(error, how)
    return { ok: false, error }
  }

  /** Sent on where the user proceeds, with all that they answered so far; else everything stays as it was. */
  const askAbout = async (error: ApiError, arg: Arg, how: RunOptions): Promise<Result<Data>> => {
    const warnings = raisedWarnings(error.data)
    if (warnings.length === 0) return fail(error, arg, how)
    if (!(await systemDialogs.warnings(warnings))) return { ok: false, error }
    const codes = new Set([...(how.acknowledged ?? []), ...warnings.map(({ code }) => code)])
    return send(arg, { ...how, acknowledged: [...codes] })
  }

  const say = async (error: ApiError, how: RunOptions) => {
    const { secondaryMessage } = options
    if (options.isReportedByCaller) return
    if (options.isWarning?.(error)) toasts.warning(error.messages[0] ?? '')
    else if (secondaryMessage && error.messagesFrom !== 'platform')
      toasts.failure(error, secondaryMessage)
    else await showFailure(error, options.errorDialog, how.inForm !== undefined)
  }

  /** Of a record that was seen: somebody deleted it since. */
  const isGone = (error: ApiError, how: RunOptions) =>
    error.kind === 'notFound' && operation.ifMatch && how.record !== undefined

  const lose = async (error: Lost, arg: Arg, how: RunOptions): Promise<Result<Data>> => {
    if (how.inForm) {
      setNotice(null)
      setPending({ error, arg, how })
      return { ok: false, error }
    }
    const outcome = await systemDialogs.outcome(error, error.idempotencyKey)
    if (outcome.state === 'done') return learn(outcome.answer, arg, how)
    if (outcome.state === 'unsupported') reload()
    toasts.warning(outcomeText(outcome))
    return { ok: false, error }
  }

  const learn = (answer: Answer, arg: Arg, how: RunOptions) => {
    reload()
    if (!answer.ok) return settle(answer.error, arg, how)
    const data = (operation.returnsEnvelope ? answer.body : answer.body.data) as Data
    return succeed(data, answer.meta.messages[0], arg)
  }

  const compare = async (error: ApiError, arg: Arg, how: RunOptions): Promise<Result<Data>> => {
    const answer = staleAnswer(error.data)
    const { record } = answer
    const mine = record ? how.rebase?.(record) : undefined
    const choice = await systemDialogs.stale(answer, how.record, mine?.differences)
    if (choice === 'mine' && record) {
      mine?.take()
      return send(mine ? (mine.arg as Arg) : arg, { ...how, record })
    }
    if (!record) reload()
    if (choice === 'theirs') options.onTheirs?.(record)
    return { ok: false, error }
  }

  /** One act at a time: a second click joins the first. */
  const alone = (act: () => Promise<Result<Data>>): Promise<Result<Data>> => {
    if (flight.current) return flight.current
    setRunning(true)
    setNotice(null)
    flight.current = act().finally(() => {
      flight.current = null
      setRunning(false)
    })
    return flight.current
  }

  const checkPending = async (): Promise<Result<Data>> => {
    if (!pending) throw new Error('Nothing to check')
    const { error, arg, how } = pending
    const outcome = await fetchOutcome(error.idempotencyKey)
    if (outcome.state === 'done') {
      setPending(null)
      return learn(outcome.answer, arg, how)
    }
    setNotice(outcomeText(outcome))
    if (outcome.state === 'unsupported') reload()
    if (outcome.state === 'unsupported' || outcome.state === 'notReceived') setPending(null)
    return { ok: false, error }
  }

  return {
    running,
    unknown: pending?.error ?? null,
    notice,
    notOffered: isAbsent(endpoint.name as OperationId) ? NOT_OFFERED : undefined,
    run: (arg, how) => alone(() => begin(arg, how)),
    checkAgain: () => alone(checkPending),
  }
}
