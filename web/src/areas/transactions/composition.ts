import { type ComponentType, createContext, useContext } from 'react'
import type { Transaction } from '@/api/gen/shared/types'
import type { TransactionActionType } from '@/api/gen/transactions/enums'
import type { Decisions } from '@/kit/decisions/decisions'
import type { RecordAction } from '@/kit/record/recordActions'

/** How one type of transaction is acted on, by the area that it belongs to. */
interface TypeActions {
  readonly decisions: Pick<Decisions<Transaction, TransactionActionType>, 'action' | 'bulkAction'>
  readonly order?: RecordAction<Transaction>
  readonly resend?: RecordAction<Transaction>
  /** What speaks for and against deciding one, above its other facts. */
  readonly Deciding?: ComponentType<{ readonly transaction: Transaction }>
}

export type ActionsByType = Readonly<Partial<Record<string, TypeActions>>>

export const TypeActionsContext = createContext<ActionsByType>({})

export const useTypeActions = () => useContext(TypeActionsContext)

/** What other areas do about a transaction of any type. */
export const OtherActionsContext = createContext<readonly RecordAction<Transaction>[]>([])

export const useOtherActions = () => useContext(OtherActionsContext)
