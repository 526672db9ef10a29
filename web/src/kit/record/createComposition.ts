import { createContext, useContext } from 'react'
import type { RecordAction } from './recordActions'
import type { RecordTab } from './recordTabs'

/** What several areas show of one kind of record and do to it. */
export interface Composed<R> {
  readonly actions: readonly RecordAction<R>[]
  readonly tabs: readonly RecordTab<R>[]
}

/** Hands down what other areas add to the records of one, and what more of them it needs. */
export function createComposition<R, More extends object = object>() {
  const Context = createContext<(Composed<R> & More) | null>(null)
  return {
    Provider: Context,
    useComposition: (): Composed<R> & More => {
      const composition = useContext(Context)
      if (!composition) throw new Error('useComposition outside the composition')
      return composition
    },
  }
}
