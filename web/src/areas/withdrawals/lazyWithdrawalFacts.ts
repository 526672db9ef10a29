import { lazyComponent } from '@/kit/lazyComponent'

export const WithdrawalFacts = lazyComponent(() =>
  import('./WithdrawalChecks').then((code) => code.WithdrawalFacts),
)
