import { createContext, useContext } from 'react'
import type { Transaction } from '@/api/gen/shared/types'
import type { TransactionActionType } from '@/api/gen/transactions/enums'
import type { TransactionAction } from '@/areas/money_lists'
import type { BulkWrite } from '@/kit/bulk/bulk'

export type TransactionActionKey = TransactionActionType | 'order' | 'resend'

/** How one type of transaction is acted on, by the area that it belongs to. */
export interface TypeActions
  extends Readonly<Partial<Record<TransactionActionKey, TransactionAction>>> {
  /** Decides about one among many; absent where each is decided alone. */
  readonly decide?: (
    transaction: Transaction,
    act: TransactionActionType,
    note: string,
  ) => BulkWrite
}

export const TypeActionsContext = createContext<Readonly<Partial<Record<string, TypeActions>>>>({})

export const useTypeActions = () => useContext(TypeActionsContext)
