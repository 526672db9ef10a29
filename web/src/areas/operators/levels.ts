import Big from 'big.js'
import type { CashbackSettingsEdit } from '@/api/gen/operator_settings/endpoints'
import type { OperatorSettings } from '@/api/gen/shared/types'

export type CashbackValues = Omit<CashbackSettingsEdit, 'opId'>
type Step = CashbackValues['settings'][number]

const STEP: Step = { lostAmountInUSD: 0, percentage: 1 }

/** The row that is added: it begins a dollar above the last one. */
export function nextStep(rows: readonly { readonly [Name in keyof Step]?: Step[Name] | null }[]) {
  const last = rows.at(-1)?.lostAmountInUSD
  return { ...STEP, lostAmountInUSD: typeof last === 'number' ? Number(new Big(last).plus(1)) : 0 }
}

export const cashbackValues = ({ cashback }: Pick<OperatorSettings, 'cashback'>): CashbackValues =>
  cashback ?? { minWithdrawAmountInUSD: 0.01, autoApproval: false, settings: [STEP] }
