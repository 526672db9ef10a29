import { lazyComponent } from '@/kit/lazyComponent'

export { referralValues, termsOf } from './levels'
export { GeneralFields, LevelRows, ShareRows } from './SettingsFields'

export const ReferralPanel = lazyComponent(() =>
  import('./ReferralPanel').then((code) => code.ReferralPanel),
)
export const WithdrawalHistory = lazyComponent(() =>
  import('./WithdrawalHistory').then((code) => code.WithdrawalHistory),
)
