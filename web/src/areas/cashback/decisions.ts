import { part } from '@/kit/part'

export const ConfirmCashback = part(() =>
  import('./DecideDialog').then((code) => code.ConfirmCashback),
)
export const RejectCashback = part(() =>
  import('./DecideDialog').then((code) => code.RejectCashback),
)
