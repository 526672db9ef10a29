import { createContext, useContext } from 'react'
import type { Transaction } from '@/api/gen/endpoints'
import type { TransactionAct } from '@/api/gen/enums'
import type { BulkWrite } from '@/kit/bulk/bulk'
import type { TransactionWay } from './actions'

export type TransactionDeed = TransactionAct | 'order' | 'resend'

/** How one type of transaction is acted on, by the area that it belongs to. */
export interface TypeActs extends Readonly<Partial<Record<TransactionDeed, TransactionWay>>> {
  /** Decides about one among many; absent where each is decided alone. */
  readonly decide?: (transaction: Transaction, act: TransactionAct, note: string) => BulkWrite
}

export const TypeActsContext = createContext<Readonly<Partial<Record<string, TypeActs>>>>({})

export const useTypeActs = () => useContext(TypeActsContext)
