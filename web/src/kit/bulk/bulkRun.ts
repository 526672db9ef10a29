import { type ApiError, UNREACHABLE } from '@/api/answer'
import type { Numeric } from '../display/decimal'
import { type Fate, noticeOf } from '../form/outcome'
import { staleAnswer } from '../form/stale'
import type { Column } from '../list/columns'
import type { Amount, BulkWrite } from './bulk'

export type LineState = 'waiting' | 'sending' | 'done' | 'refused' | 'unknown' | 'notSent'

/** One row of a run, and what became of it. */
export interface Line {
  readonly key: string
  readonly name: string
  readonly amount: Amount | null
  readonly write: BulkWrite
  readonly state: LineState
  /** What was said of it: by the platform, else by the console. */
  readonly said: string
  readonly requestId: string | null
  /** The key under which it was sent. */
  readonly sentAs: string | null
  readonly isChecking: boolean
}

/** An act on many rows, under way or ended. */
export interface Run {
  readonly label: string
  /** Told when all of it was done. */
  readonly success: string | null
  readonly lines: readonly Line[]
  /** Why the rest was not sent. */
  readonly stopped: string | null
  /** Answers in a row that were lost, or that the platform was too busy or away to give. */
  readonly failures: number
}

/** What came of one send. */
export type Sent =
  | { readonly ok: true; readonly said: string }
  | { readonly ok: false; readonly error: ApiError }

export type RunEvent =
  | { readonly type: 'sending'; readonly at: number; readonly sentAs: string }
  | { readonly type: 'answered'; readonly at: number; readonly sent: Sent }
  | { readonly type: 'stop'; readonly why: string }
  | { readonly type: 'sendRest' }
  | { readonly type: 'checking'; readonly at: number }
  | { readonly type: 'checked'; readonly at: number; readonly fate: Fate }

export const ENDED = 'The session ended. Sign in again, then send the rest.'
export const BY_HAND = 'You stopped it.'
const MOST_FAILURES = 3
const FAILING = `${MOST_FAILURES} in a row got no proper answer: something is wrong at the platform.`

/** What kept these from the platform keeps the rest from it as well. */
const HALTS: Readonly<Partial<Record<ApiError['kind'], string>>> = {
  signedOut: ENDED,
  network: UNREACHABLE,
}
const FAILURES: ReadonlySet<ApiError['kind']> = new Set([
  'outcomeUnknown',
  'unavailable',
  'tooMany',
])

export const isRunning = ({ lines }: Run): boolean =>
  lines.some(({ state }) => state === 'waiting' || state === 'sending')

const changed = (run: Run, at: number, change: Partial<Line>): Run => ({
  ...run,
  lines: run.lines.map((line, index) => (index === at ? { ...line, ...change } : line)),
})

const stopped = (run: Run, why: string): Run => ({
  ...run,
  stopped: run.stopped ?? why,
  lines: run.lines.map((line) =>
    line.state === 'waiting' ? { ...line, state: 'notSent', said: '' } : line,
  ),
})

function wordsOf(error: ApiError): string {
  const changedBy = error.kind === 'stale' ? staleAnswer(error.data).changedBy : null
  const said = error.messages[0] ?? ''
  return changedBy ? `${said} By ${changedBy.nickname}.` : said
}

function told({ error }: Extract<Sent, { ok: false }>): Partial<Line> {
  const { kind, requestId } = error
  if (HALTS[kind]) return { state: 'notSent', said: '', sentAs: null }
  const state = kind === 'outcomeUnknown' ? 'unknown' : 'refused'
  return { state, said: wordsOf(error), requestId }
}

function answered(run: Run, at: number, sent: Sent): Run {
  if (sent.ok) return { ...changed(run, at, { state: 'done', said: sent.said }), failures: 0 }
  const { kind } = sent.error
  const failures = FAILURES.has(kind) ? run.failures + 1 : 0
  const next = { ...changed(run, at, told(sent)), failures }
  const why = HALTS[kind] ?? (failures >= MOST_FAILURES ? FAILING : null)
  return why ? stopped(next, why) : next
}

function checked(run: Run, at: number, fate: Fate): Run {
  const line = { isChecking: false, said: noticeOf(fate) }
  if (fate.state === 'notReceived') return changed(run, at, { ...line, state: 'notSent' })
  if (fate.state !== 'done') return changed(run, at, line)
  const { answer } = fate
  const [said = ''] = answer.ok ? answer.meta.messages : [wordsOf(answer.error)]
  return changed(run, at, { ...line, said, state: answer.ok ? 'done' : 'refused' })
}

/** A run after something happened. */
export function after(run: Run, event: RunEvent): Run {
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
        lines: run.lines.map((line) =>
          line.state === 'notSent' ? { ...line, state: 'waiting', said: '', sentAs: null } : line,
        ),
      }
    case 'checking':
      return changed(run, event.at, { isChecking: true })
    case 'checked':
      return checked(run, event.at, event.fate)
  }
}

export type Tally = Readonly<Record<LineState | 'all' | 'left', number>>

/** How many rows stand in which state; `left` are those without an answer yet. */
export function tally({ lines }: Run): Tally {
  const counts = { waiting: 0, sending: 0, done: 0, refused: 0, unknown: 0, notSent: 0 }
  for (const { state } of lines) counts[state] += 1
  return { ...counts, all: lines.length, left: counts.waiting + counts.sending }
}

export const stateWords: Readonly<Record<LineState, string>> = {
  waiting: 'Waiting',
  sending: 'Sending',
  done: 'Done',
  refused: 'Refused',
  unknown: 'Unknown',
  notSent: 'Not sent',
}

const OUTCOMES = ['done', 'refused', 'unknown', 'notSent'] as const

/** `34 done, 2 refused, 1 unknown`. */
export function summary(run: Run): string {
  const counts = tally(run)
  return OUTCOMES.filter((state) => state === 'done' || counts[state] > 0)
    .map((state) => `${counts[state]} ${stateWords[state].toLowerCase()}`)
    .join(', ')
}

const figure = (value: Numeric): string | number =>
  typeof value === 'number' ? value : value.toString()

type ReportColumn = readonly [
  key: string,
  title: string,
  text: (line: Line) => string | number | null | undefined,
]

const REPORT: readonly ReportColumn[] = [
  ['name', 'Record', ({ name }) => name],
  ['key', 'Id', ({ key }) => key],
  ['amount', 'Amount', ({ amount }) => amount && figure(amount.amount)],
  ['currency', 'Currency', ({ amount }) => amount?.currency],
  ['inUSD', 'In USD', ({ amount }) => amount && figure(amount.amountInUSD)],
  ['state', 'Outcome', ({ state }) => stateWords[state]],
  ['said', 'What was said', ({ said }) => said],
  ['requestId', 'Request id', ({ requestId }) => requestId],
  ['sentAs', 'Sent as', ({ sentAs }) => sentAs],
]

/** A run's report as a file has it. */
export const reportColumns: readonly Column<Line>[] = REPORT.map(([key, title, text]) => ({
  key,
  title,
  width: 0,
  render: text,
  csv: text,
}))
