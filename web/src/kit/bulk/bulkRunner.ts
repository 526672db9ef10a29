import type { OutcomeResult } from '../dialog/outcome'
import type { BulkWrite } from './bulk'
import {
  applyEvent,
  type BulkItem,
  type BulkRun,
  isRunning,
  type RunEvent,
  type Sent,
} from './bulkRun'

/** Half of what a browser opens to one host: the pages keep the rest while a run is under way. */
const AT_ONCE = 3
const NOTIFY_EVERY_MS = 100

const UNSENT: ReadonlySet<BulkItem['state']> = new Set(['notSent', 'skipped'])

interface RunnerOptions {
  /** Sends a write once, under this key. */
  readonly send: (write: BulkWrite, key: string) => Promise<Sent>
  /** Asks what became of a send. */
  readonly ask: (key: string) => Promise<OutcomeResult>
  /** What these writes changed is read again. */
  readonly reload: (writes: readonly BulkWrite[]) => void
  readonly onEnd: (run: BulkRun) => void
}

/** `skipped`: why it is not to be sent at all. */
type Fresh = Pick<BulkItem, 'key' | 'name' | 'amount' | 'write'> & { readonly skipped?: string }

export interface BulkRunner {
  readonly subscribe: (listen: () => void) => () => void
  /** The run as it was told of last: not more often than one can see. */
  readonly current: () => BulkRun | null
  readonly start: (of: Pick<BulkRun, 'label' | 'success'>, rows: readonly Fresh[]) => void
  /** What is under way finishes, the rest is not sent. */
  readonly stop: (why: string) => void
  readonly sendRest: () => void
  /** Asks for the outcome of all that is unknown, or of one of them. */
  readonly check: (key?: string) => Promise<void>
  readonly forget: () => void
}

const fresh = ({ skipped, ...row }: Fresh): BulkItem => ({
  ...row,
  state: skipped === undefined ? 'waiting' : 'skipped',
  message: skipped ?? '',
  requestId: null,
  sentAs: null,
  isChecking: false,
})

/** Does one run at a time, whatever page is open meanwhile. */
export function createBulkRunner({ send, ask, reload, onEnd }: RunnerOptions): BulkRunner {
  let run: BulkRun | null = null
  let shown: BulkRun | null = null
  let isDue = false
  const listeners = new Set<() => void>()

  const notify = () => {
    isDue = false
    shown = run
    for (const listen of listeners) listen()
  }
  const put = (event: RunEvent) => {
    run = run && applyEvent(run, event)
    if (run && !isRunning(run)) return notify()
    if (!isDue) setTimeout(notify, NOTIFY_EVERY_MS)
    isDue = true
  }
  const replace = (next: BulkRun | null) => {
    run = next
    notify()
  }
  const lineOf = (test: (line: BulkItem) => boolean): readonly [number, BulkItem] | null => {
    const at = run?.items.findIndex(test) ?? -1
    const line = run?.items[at]
    return line ? [at, line] : null
  }

  const worker = async () => {
    for (;;) {
      const next = lineOf(({ state }) => state === 'waiting')
      if (!next) return
      const [at, { write }] = next
      const key = crypto.randomUUID()
      put({ type: 'sending', at, sentAs: key })
      put({ type: 'answered', at, sent: await send(write, key) })
    }
  }
  const work = async () => {
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    if (!run) return
    reload(run.items.filter(({ state }) => !UNSENT.has(state)).map(({ write }) => write))
    onEnd(run)
  }
  const checkOne = async ([at, { sentAs, write }]: readonly [number, BulkItem]) => {
    put({ type: 'checking', at })
    const outcome = await ask(sentAs ?? '')
    // the report may have been put away meanwhile
    const still = lineOf((line) => line.sentAs === sentAs)
    if (still) put({ type: 'checked', at: still[0], outcome })
    return write
  }

  return {
    subscribe: (listen) => {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
    current: () => shown,
    start: (of, rows) => {
      if (run && isRunning(run)) throw new Error('A run is under way')
      replace({ ...of, items: rows.map(fresh), stopped: null, failures: 0 })
      void work()
    },
    stop: (why) => put({ type: 'stop', why }),
    sendRest: () => {
      if (!run || isRunning(run)) return
      put({ type: 'sendRest' })
      notify()
      void work()
    },
    check: async (key) => {
      const asked: BulkWrite[] = []
      const keys = run?.items
        .filter((line) => line.state === 'unknown' && (!key || line.key === key))
        .map((line) => line.key)
      for (const each of keys ?? []) {
        const found = lineOf((line) => line.key === each)
        if (found) asked.push(await checkOne(found))
      }
      reload(asked)
    },
    forget: () => replace(null),
  }
}
