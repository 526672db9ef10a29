import { type ComponentType, createContext } from 'react'
import type { Transaction } from '@/api/gen/shared/types'

/** What speaks for and against deciding a transaction, above its other facts: as the area has it that decides it. */
export const DecidingContext = createContext<ComponentType<{
  readonly transaction: Transaction
}> | null>(null)
