import type { OperatorType } from '@/api/gen/operators/enums'
import type { PaymentProvider } from '@/api/gen/shared/enums'
import type { Operator } from '@/api/gen/shared/types'
import type { StatusLabel } from '@/kit/display/Status'

export const types: Readonly<Record<OperatorType, string>> = {
  parent: 'Operators',
  brand: 'Brands',
}

export const gateways: Readonly<Record<PaymentProvider, string>> = {
  TOMANI: 'Tomani',
  JB: 'JB',
  ZI_CHARGE: 'Zi Charge',
  PARAM_HAVALE: 'Param Havale',
  PARSCOINPAY: 'ParsCoinPay',
  FIAT_CRYPTO: 'Fiat Crypto',
  WITCHER_V1: 'Witcher V1',
  SISTEM_NAKIT: 'Sistem Nakit',
  UTOPIA: 'Utopia',
  FX_HAVALE: 'FX Havale',
  MALDO_PAY: 'Maldo Pay',
  CRYPTO: 'Crypto',
  MANUAL: 'Manual',
  MINI_PAY: 'Mini Pay',
  WEB3: 'Web3',
  PERFECT_MONEY: 'Perfect Money',
}

type State = Pick<Operator, 'isActive' | 'isDeleted'>

export const stateOf = ({ isActive, isDeleted }: State): StatusLabel => {
  if (isDeleted) return { tone: 'ended', label: 'Deleted' }
  return isActive ? { tone: 'good', label: 'Active' } : { tone: 'ended', label: 'Inactive' }
}

/** `brand Aurora North` */
export const nameOf = ({ title, parentOpId }: Pick<Operator, 'title' | 'parentOpId'>): string =>
  `${parentOpId ? 'brand' : 'operator'} ${title}`

export const pathOf = ({ opId }: Pick<Operator, 'opId'>): string => `/operators/${opId}`

export const DELETED = 'This brand was deleted and can no longer be changed.'

/** Nothing is done any more to a brand that is deleted. */
export const deletedReason = ({ isDeleted }: Pick<Operator, 'isDeleted'>): string | null =>
  isDeleted ? DELETED : null

export const isBrand = ({ parentOpId }: Pick<Operator, 'parentOpId'>): boolean =>
  Boolean(parentOpId)
