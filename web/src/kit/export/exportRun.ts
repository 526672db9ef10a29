import type { ApiError } from '@/api/answer'
import type { ExportForm, ExportMade, ExportState } from '@/api/gen/exports/endpoints'
import type { WriteResult } from '@/api/write'
import {
  type ExportRun,
  type ExportRunner,
  type FileTarget,
  isUnderWay,
  type OnExportEnd,
} from './exportState'

/** How often the platform is asked how far it is. */
const ASKED_EVERY_MS = 1_000
/** So often no answer may come before the file is given up for lost. */
const MOST_SILENCES = 30

export const CANCELED = 'The export was canceled.'
export const BROKEN_OFF = 'The file broke off before it was whole. Nothing was saved.'
export const NO_ROOM = 'There is no room left for the file. Nothing was saved.'
export const LEFT_UNFETCHED = 'The browser did not fetch the file. Please export again.'
const LOST = 'It is not known whether the file is whole: the platform could not be asked.'

export interface ExportCalls {
  readonly begin: (form: ExportForm) => Promise<WriteResult<ExportMade>>
  readonly cancel: (exportId: string) => Promise<unknown>
  /** Null where no answer came. */
  readonly look: (exportId: string) => Promise<ExportState | 'gone' | null>
  /** Writes the file into a target, part by part. Throws an ApiError, or what the target throws. */
  readonly stream: (exportId: string, target: FileTarget, signal: AbortSignal) => Promise<void>
  /** Has the browser download it. */
  readonly follow: (exportId: string, fileName: string) => void
  readonly save: (fileName: string, text: string) => void
  readonly wait: (ms: number) => Promise<void>
  readonly onEnd: OnExportEnd
}

const isOver = ({ stage }: ExportState): boolean => stage !== 'WAITING' && stage !== 'RUNNING'

/** How a failure to write or fetch is told. */
function wordsOf(error: unknown, told: string | null): string {
  if (told) return told
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return NO_ROOM
  const messages = (error as Partial<ApiError> | null)?.messages
  return messages?.[0] ?? BROKEN_OFF
}

/** One export at a time, whatever page is open. */
export function createExportRunner(calls: ExportCalls): ExportRunner {
  const listeners = new Set<() => void>()
  let run: ExportRun | null = null
  let leaving = new AbortController()

  const put = (next: ExportRun | null) => {
    run = next
    for (const listener of listeners) listener()
  }
  const alter = (change: Partial<ExportRun>) => isUnderWay(run) && put({ ...run, ...change })
  const end = (change: Partial<ExportRun>, error: ApiError | null = null) => {
    if (!isUnderWay(run) || leaving.signal.aborted) return
    const ended = { ...run, ...change }
    put(ended)
    calls.onEnd(ended, error)
  }
  const open = (change: Pick<ExportRun, 'exportId' | 'fileName' | 'rows'>) => {
    leaving = new AbortController()
    put({ ...change, done: 0, stage: 'running', message: null })
    return leaving.signal
  }
  const canceled = () => end({ stage: 'canceled', message: CANCELED })

  /** Asks how far it is until it ends; null once enough is known, and where the platform does not say. */
  const watch = async (
    exportId: string,
    isEnough: () => boolean,
    silences = 0,
  ): Promise<ExportState | null> => {
    await calls.wait(ASKED_EVERY_MS)
    if (isEnough() || silences >= MOST_SILENCES) return null
    const state = await calls.look(exportId)
    if (state === 'gone') return null
    if (state && isOver(state)) return state
    if (state) alter({ done: state.done })
    return watch(exportId, isEnough, state ? 0 : silences + 1)
  }

  const stream = async (made: ExportMade, target: FileTarget, signal: AbortSignal) => {
    let isThrough = false
    void watch(made.exportId, () => isThrough || signal.aborted)
    try {
      await calls.stream(made.exportId, target, signal)
      await target.close()
      isThrough = true
      end({ stage: 'done', done: made.rows })
    } catch (error) {
      isThrough = true
      await target.abort().catch(() => undefined)
      if (signal.aborted) return
      const state = await calls.look(made.exportId)
      void calls.cancel(made.exportId)
      const told = state && state !== 'gone' && state.stage === 'FAILED' ? state.message : null
      end({ stage: 'failed', message: wordsOf(error, told ?? null) }, error as ApiError)
    }
  }

  const follow = async (made: ExportMade, signal: AbortSignal) => {
    calls.follow(made.exportId, made.fileName)
    const state = await watch(made.exportId, () => signal.aborted)
    if (signal.aborted) return
    if (state?.stage === 'DONE') end({ stage: 'done', done: made.rows })
    else end({ stage: 'failed', message: state ? (state.message ?? LEFT_UNFETCHED) : LOST })
  }

  return {
    current: () => run,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    start: async (form, target) => {
      const result = await calls.begin(form)
      if (!result.ok) {
        await target?.abort().catch(() => undefined)
        return result.error
      }
      const { exportId, fileName, rows } = result.data
      const signal = open({ exportId, fileName, rows })
      void (target ? stream(result.data, target, signal) : follow(result.data, signal))
      return null
    },
    startLocal: (fileName, file) => {
      const signal = open({ exportId: null, fileName, rows: null })
      const tell = (done: number) => {
        alter({ done })
        return !signal.aborted
      }
      const make = async () => {
        try {
          const text = await file(tell)
          if (text === null || signal.aborted) return
          calls.save(fileName, text)
          end({ stage: 'done' })
        } catch (error) {
          end({ stage: 'failed', message: wordsOf(error, null) }, error as ApiError)
        }
      }
      void make()
    },
    cancel: () => {
      if (!isUnderWay(run)) return
      const { exportId } = run
      canceled()
      leaving.abort()
      if (exportId) void calls.cancel(exportId)
    },
    forget: () => put(null),
    dispose: () => {
      const left = isUnderWay(run) ? run.exportId : null
      leaving.abort()
      if (left) void calls.cancel(left)
    },
  }
}
