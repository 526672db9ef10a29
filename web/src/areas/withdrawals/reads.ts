import type { Transaction } from '@/api/gen/shared/types'
import { api, type WithdrawFacts, type WithdrawOrder } from '@/api/gen/withdrawals/endpoints'
import { readTransaction } from '@/areas/money_lists'
import { read, readIfOffered } from '@/kit/decisions/reads'
import { withdrawalWarnings } from './withdrawalWarnings'

/** What is known before anything is done about a withdrawal. */
export interface WithdrawalKnown {
  readonly record: Transaction
  /** Undefined where the platform tells none. */
  readonly facts: WithdrawFacts | undefined
}

export interface OrderKnown extends WithdrawalKnown {
  /** How it stands at its provider, who is asked for it now. */
  readonly order: WithdrawOrder
}

export const withdrawalReads = (withdrawal: Transaction) => ({
  record: readTransaction(withdrawal),
  facts: readIfOffered(api.endpoints.withdrawFacts, { txId: withdrawal.txId }),
})

export const orderReads = (withdrawal: Transaction) => ({
  ...withdrawalReads(withdrawal),
  order: read(api.endpoints.withdrawOrder, { txId: withdrawal.txId }),
})

/** What is typed before paying in spite of a severe warning, and before forcing it in any case. */
export const PAY = 'PAY'
export const FORCE = 'FORCE'

/** Whether the console itself finds something severe, of which the platform does not warn. */
export const isSevere = ({ facts }: WithdrawalKnown): boolean =>
  facts !== undefined && withdrawalWarnings(facts).some((warning) => warning.isSevere)
