import type { Currency } from '@/api/gen/shared/enums'
import type { TopUpAction, TopUpReason } from '@/api/gen/wallet/enums'

/** A top-up as it is filled in. */
export interface TopupValues {
  currency: Currency
  amount: number | null
  action?: TopUpAction
  reason?: TopUpReason
  note?: string
  accept?: boolean
}

/** What keeps the second step from being sent, the first of it. */
export function missing(values: Partial<TopupValues>, needsReason: boolean): string | undefined {
  if (!values.action) return 'Choose Increase or Decrease.'
  if (needsReason && !values.reason) return 'Choose a reason.'
  if (!values.note?.trim()) return 'Write a note.'
  if (!values.accept) return 'Accept the change first.'
  return undefined
}
