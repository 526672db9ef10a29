import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Run } from './bulkRun'
import type { Runner } from './bulkRunner'

interface Runs {
  readonly runner: Runner
  readonly show: () => void
}

export const RunContext = createContext<Runs | null>(null)

export function useRuns(): Runs {
  const runs = useContext(RunContext)
  if (!runs) throw new Error('useRuns outside the RunHost')
  return runs
}

/** The run that is under way, or whose report nobody has put away yet. */
export function useRun(): Run | null {
  const { runner } = useRuns()
  return useSyncExternalStore(runner.subscribe, runner.current)
}
