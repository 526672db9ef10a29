import type { PaymentProvider, TransactionStatus } from '@/api/gen/shared/enums'
import type { Transaction } from '@/api/gen/shared/types'
import type { WithdrawActionType } from '@/api/gen/withdrawals/enums'

/** What decides about a withdrawal's call, and what the call needs of it. */
export type Withdrawal = Pick<
  Transaction,
  'txId' | 'status' | 'paymentProvider' | 'isNewVersion' | 'isDeleted'
>

type ByProvider =
  | 'withdrawJb'
  | 'withdrawZiCharge'
  | 'withdrawParamHavale'
  | 'withdrawParscoinpay'
  | 'withdrawFiatCrypto'
  | 'withdrawWitcherV1'
  | 'withdrawSistemNakit'
  | 'withdrawUtopia'
  | 'withdrawFxHavale'
  | 'withdrawMaldoPay'
type Generic = 'withdrawGenericV1' | 'withdrawGenericV2'
export type DecidingCall = ByProvider | Generic | 'withdrawInProgress' | 'withdrawTomani'

type Row = readonly [
  status: TransactionStatus,
  provider: PaymentProvider | 'any',
  version: 'v1' | 'v2' | 'any',
  act: WithdrawActionType | 'any',
  call: DecidingCall,
]

/** Which call decides about a withdrawal: the first row that fits. Where none fits, nothing is left to decide. */
export const DECIDING: readonly Row[] = [
  ['IN_PROGRESS', 'any', 'any', 'any', 'withdrawInProgress'],
  ['PENDING', 'TOMANI', 'any', 'confirm', 'withdrawTomani'],
  ['PENDING', 'JB', 'any', 'any', 'withdrawJb'],
  ['PENDING', 'ZI_CHARGE', 'any', 'any', 'withdrawZiCharge'],
  ['PENDING', 'PARAM_HAVALE', 'any', 'any', 'withdrawParamHavale'],
  ['PENDING', 'PARSCOINPAY', 'any', 'any', 'withdrawParscoinpay'],
  ['PENDING', 'FIAT_CRYPTO', 'any', 'any', 'withdrawFiatCrypto'],
  ['PENDING', 'WITCHER_V1', 'any', 'any', 'withdrawWitcherV1'],
  ['PENDING', 'SISTEM_NAKIT', 'any', 'any', 'withdrawSistemNakit'],
  ['PENDING', 'UTOPIA', 'any', 'any', 'withdrawUtopia'],
  ['PENDING', 'FX_HAVALE', 'any', 'any', 'withdrawFxHavale'],
  ['PENDING', 'MALDO_PAY', 'any', 'any', 'withdrawMaldoPay'],
  ['PENDING', 'any', 'v2', 'any', 'withdrawGenericV2'],
  ['PENDING', 'any', 'v1', 'any', 'withdrawGenericV1'],
]

export function callFor(withdrawal: Withdrawal, act: WithdrawActionType): DecidingCall | null {
  if (withdrawal.isDeleted) return null
  const is = {
    status: withdrawal.status,
    provider: withdrawal.paymentProvider,
    version: withdrawal.isNewVersion ? 'v2' : 'v1',
  }
  const row = DECIDING.find(
    ([status, provider, version, does]) =>
      status === is.status &&
      (provider === 'any' || provider === is.provider) &&
      (version === 'any' || version === is.version) &&
      (does === 'any' || does === act),
  )
  return row?.[4] ?? null
}

export interface Decision {
  readonly note: string
  /** For a rejection: whether it stays one of the player's requests of the day. */
  readonly counts: boolean
}

/** What each call takes: the note goes by the name that it has there. Tomani has a form of its own. */
export function argFor(
  call: Exclude<DecidingCall, 'withdrawTomani'>,
  { txId }: Pick<Withdrawal, 'txId'>,
  act: WithdrawActionType,
  { note, counts }: Decision,
): object {
  const counting = act === 'reject' ? { countsTowardDailyLimit: counts } : {}
  if (call === 'withdrawInProgress') {
    const status = act === 'confirm' ? 'APPROVE' : 'REJECT'
    return { inProgressDecision: { txId, note, status } }
  }
  if (call === 'withdrawGenericV1' || call === 'withdrawGenericV2') {
    return {
      genericWithdrawDecision: { txId, actionType: act, noteForThePlayer: note, ...counting },
    }
  }
  return { withdrawDecision: { txId, actionType: act, playerNote: note, ...counting } }
}
