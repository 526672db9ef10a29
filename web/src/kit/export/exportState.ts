import type { ApiError } from '@/api/answer'
import type { ExportForm } from '@/api/gen/exports/endpoints'
import { grouped } from '../bulk/bulk'
import { PERCENT } from '../display/percent'

/** An export that is under way, or how it ended. */
export interface ExportRun {
  /** Null where the console reads the list itself. */
  readonly exportId: string | null
  readonly fileName: string
  readonly rows: number | null
  readonly done: number
  readonly stage: 'running' | 'done' | 'failed' | 'canceled'
  readonly message: string | null
}

/** Where a file goes; what was written is thrown away unless it is closed. */
export interface FileTarget {
  readonly write: (part: Uint8Array<ArrayBuffer>) => Promise<void>
  readonly close: () => Promise<void>
  readonly abort: () => Promise<void>
}

/** Makes the text of a file in the browser; `tell` is told how far it is and answers whether to go on. */
type LocalFile = (tell: (rows: number) => boolean) => Promise<string | null>

export interface ExportRunner {
  readonly current: () => ExportRun | null
  readonly subscribe: (listener: () => void) => () => void
  /** Begins one, and goes on with it by itself. The failure to begin is answered; null where it began. */
  readonly start: (form: ExportForm, target: FileTarget | null) => Promise<ApiError | null>
  readonly startLocal: (fileName: string, file: LocalFile) => void
  readonly cancel: () => void
  readonly forget: () => void
  /** Ends everything: the console is left. */
  readonly dispose: () => void
}

export type OnExportEnd = (run: ExportRun, error: ApiError | null) => void

export const isUnderWay = (run: ExportRun | null): run is ExportRun => run?.stage === 'running'

/** `45 %`, or how many rows where it is not known of how many. */
export const progressOf = ({ rows, done }: ExportRun): string =>
  rows ? `${Math.floor((done / rows) * 100)}${PERCENT}` : `${grouped(done)} rows`

/** Holds the runner of exports, which is made with the first one: its code comes with the dialog. */
export function createRunnerHolder() {
  const listeners = new Set<() => void>()
  let runner: ExportRunner | null = null
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    current: () => runner?.current() ?? null,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    runner: () => runner,
    hold: (make: () => ExportRunner): ExportRunner => {
      if (!runner) {
        runner = make()
        runner.subscribe(tell)
      }
      return runner
    },
  }
}

export type RunnerHolder = ReturnType<typeof createRunnerHolder>
