import { type ApiError, UNREACHABLE } from '@/api/answer'
import { type OutcomeResult, outcomeText } from '../dialog/outcome'
import { staleAnswer } from '../dialog/stale'
import { raisedWarnings } from '../dialog/warnings'
import type { Numeric } from '../display/decimal'
import { quotedName } from '../display/personText'
import type { Column } from '../list/columns'
import type { Amount, BulkWrite } from './bulk'

export type BulkItemState =
  | 'waiting'
  | 'sending'
  | 'done'
  | 'refused'
  | 'unknown'
  | 'notSent'
  | 'skipped'

/** One row of a run, and what became of it. */
export interface BulkItem {
  readonly key: string
  readonly name: string
  readonly amount: Amount | null
  readonly write: BulkWrite
  readonly state: BulkItemState
  /** What was said of it: by the platform, else by the console. */
  readonly message: string
  readonly requestId: string | null
  /** The key under which it was sent. */
  readonly sentAs: string | null
  readonly isChecking: boolean
}

/** An act on many rows, under way or ended. */
export interface BulkRun {
  readonly label: string
  /** Shown when all of it was done. */
  readonly success: string | null
  readonly items: readonly BulkItem[]
  /** Why the rest was not sent. */
  readonly stopped: string | null
  /** Answers in a row that were lost, or that the platform was too busy or away to give. */
  readonly failures: number
}

/** What came of one send. */
export type Sent =
  | { readonly ok: true; readonly message: string }
  | { readonly ok: false; readonly error: ApiError }

export type RunEvent =
  | { readonly type: 'sending'; readonly at: number; readonly sentAs: string }
  | { readonly type: 'answered'; readonly at: number; readonly sent: Sent }
  | { readonly type: 'stop'; readonly why: string }
  | { readonly type: 'sendRest' }
  | { readonly type: 'checking'; readonly at: number }
  | { readonly type: 'checked'; readonly at: number; readonly outcome: OutcomeResult }

export const ENDED = 'The session ended. Sign in again, then send the rest.'
const LACKS_PROOF = 'Your password was not confirmed.'
export const STOPPED_BY_USER = 'Stopped.'
const MOST_FAILURES = 3
const FAILING = `${MOST_FAILURES} in a row failed: something is wrong with the platform.`

/** What kept these from the platform keeps the rest from it as well. */
const HALTS: Readonly<Partial<Record<ApiError['kind'], string>>> = {
  signedOut: ENDED,
  network: UNREACHABLE,
  lacksProof: LACKS_PROOF,
}
const FAILURES: ReadonlySet<ApiError['kind']> = new Set([
  'outcomeUnknown',
  'unavailable',
  'tooMany',
])

export const isRunning = ({ items }: BulkRun): boolean =>
  items.some(({ state }) => state === 'waiting' || state === 'sending')

const changed = (run: BulkRun, at: number, change: Partial<BulkItem>): BulkRun => ({
  ...run,
  items: run.items.map((line, index) => (index === at ? { ...line, ...change } : line)),
})

const stopped = (run: BulkRun, why: string): BulkRun => ({
  ...run,
  stopped: run.stopped ?? why,
  items: run.items.map((line) =>
    line.state === 'waiting' ? { ...line, state: 'notSent', message: '' } : line,
  ),
})

function wordsOf(error: ApiError): string {
  const changedBy = error.kind === 'stale' ? staleAnswer(error.data).changedBy : null
  const message = error.messages[0] ?? ''
  return changedBy ? `${message} By ${quotedName(changedBy.nickname)}.` : message
}

/** What the platform wants an answer to, that nobody ticked. */
const askedFor = ({ data, messages }: ApiError): string =>
  raisedWarnings(data)
    .map(({ text }) => text)
    .join(' ') ||
  (messages[0] ?? '')

function failed({ error }: Extract<Sent, { ok: false }>): Partial<BulkItem> {
  const { kind, requestId } = error
  if (HALTS[kind]) return { state: 'notSent', message: '', sentAs: null }
  if (kind === 'warned') return { state: 'skipped', message: askedFor(error), requestId }
  const state = kind === 'outcomeUnknown' ? 'unknown' : 'refused'
  return { state, message: wordsOf(error), requestId }
}

function answered(run: BulkRun, at: number, sent: Sent): BulkRun {
  if (sent.ok) return { ...changed(run, at, { state: 'done', message: sent.message }), failures: 0 }
  const { kind } = sent.error
  const failures = FAILURES.has(kind) ? run.failures + 1 : 0
  const next = { ...changed(run, at, failed(sent)), failures }
  const why = HALTS[kind] ?? (failures >= MOST_FAILURES ? FAILING : null)
  return why ? stopped(next, why) : next
}

function checked(run: BulkRun, at: number, outcome: OutcomeResult): BulkRun {
  const line = { isChecking: false, message: outcomeText(outcome) }
  if (outcome.state === 'notReceived') return changed(run, at, { ...line, state: 'notSent' })
  if (outcome.state !== 'done') return changed(run, at, line)
  const { answer } = outcome
  const [message = ''] = answer.ok ? answer.meta.messages : [wordsOf(answer.error)]
  return changed(run, at, { ...line, message, state: answer.ok ? 'done' : 'refused' })
}

/** A run after something happened. */
export function applyEvent(run: BulkRun, event: RunEvent): BulkRun {
  switch (event.type) {
    case 'sending':
      return changed(run, event.at, { state: 'sending', sentAs: event.sentAs })
    case 'answered':
      return answered(run, event.at, event.sent)
    case 'stop':
      return isRunning(run) ? stopped(run, event.why) : run
    case 'sendRest':
      return {
        ...run,
        stopped: null,
        failures: 0,
        items: run.items.map((line) =>
          line.state === 'notSent'
            ? { ...line, state: 'waiting', message: '', sentAs: null }
            : line,
        ),
      }
    case 'checking':
      return changed(run, event.at, { isChecking: true })
    case 'checked':
      return checked(run, event.at, event.outcome)
  }
}

export type Tally = Readonly<Record<BulkItemState | 'all' | 'left', number>>

/** How many rows stand in which state; `left` are those without an answer yet. */
export function tally({ items }: BulkRun): Tally {
  const counts = { waiting: 0, sending: 0, done: 0, refused: 0, unknown: 0, notSent: 0, skipped: 0 }
  for (const { state } of items) counts[state] += 1
  return { ...counts, all: items.length, left: counts.waiting + counts.sending }
}

export const stateLabels: Readonly<Record<BulkItemState, string>> = {
  waiting: 'Waiting',
  sending: 'Sending',
  done: 'Done',
  refused: 'Rejected',
  unknown: 'Unknown',
  notSent: 'Not sent',
  skipped: 'Skipped',
}

const OUTCOMES = ['done', 'refused', 'unknown', 'skipped', 'notSent'] as const

/** `34 done, 2 refused, 1 unknown`. */
export function summary(run: BulkRun): string {
  const counts = tally(run)
  return OUTCOMES.filter((state) => state === 'done' || counts[state] > 0)
    .map((state) => `${counts[state]} ${stateLabels[state].toLowerCase()}`)
    .join(', ')
}

const figure = (value: Numeric): string | number =>
  typeof value === 'number' ? value : value.toString()

type ReportColumn = readonly [
  key: string,
  title: string,
  text: (line: BulkItem) => string | number | null | undefined,
]

const REPORT: readonly ReportColumn[] = [
  ['name', 'Record', ({ name }) => name],
  ['key', 'ID', ({ key }) => key],
  ['amount', 'Amount', ({ amount }) => amount && figure(amount.amount)],
  ['currency', 'Currency', ({ amount }) => amount?.currency],
  ['inUSD', 'In USD', ({ amount }) => amount && figure(amount.amountInUSD)],
  ['state', 'Outcome', ({ state }) => stateLabels[state]],
  ['said', 'Message', ({ message }) => message],
  ['requestId', 'Request ID', ({ requestId }) => requestId],
  ['sentAs', 'Idempotency key', ({ sentAs }) => sentAs],
]

/** A run's report as a file has it. */
export const reportColumns: readonly Column<BulkItem>[] = REPORT.map(([key, title, text]) => ({
  key,
  title,
  width: 0,
  read: text,
  ...(key === 'inUSD' && { currency: 'USD' }),
}))
