import { createContext, useContext, useSyncExternalStore } from 'react'
import type { ExportRun, OnExportEnd, RunnerHolder } from './exportState'

interface Exports {
  readonly holder: RunnerHolder
  readonly onEnd: OnExportEnd
  /** Shows what is under way. */
  readonly show: () => void
}

export const ExportContext = createContext<Exports | null>(null)

export function useExports(): Exports {
  const exports = useContext(ExportContext)
  if (!exports) throw new Error('useExports outside the ExportHost')
  return exports
}

/** The export that is under way, or that ended and was not put away yet. */
export function useExportRun(): ExportRun | null {
  const { holder } = useExports()
  return useSyncExternalStore(holder.subscribe, holder.current)
}
