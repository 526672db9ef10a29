import { createContext, useContext, useSyncExternalStore } from 'react'
import type { BulkRun } from './bulkRun'
import type { BulkRunner } from './bulkRunner'

interface Runs {
  readonly runner: BulkRunner
  readonly show: () => void
}

export const BulkRunContext = createContext<Runs | null>(null)

export function useBulkRunner(): Runs {
  const runs = useContext(BulkRunContext)
  if (!runs) throw new Error('useRuns outside the RunHost')
  return runs
}

/** The run that is under way, or whose report nobody has put away yet. */
export function useBulkRun(): BulkRun | null {
  const { runner } = useBulkRunner()
  return useSyncExternalStore(runner.subscribe, runner.current)
}
