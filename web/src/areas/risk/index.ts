import { lazyComponent } from '@/kit/lazyComponent'

export { RiskScore } from './RiskScore'

export const PlayerRisk = lazyComponent(() =>
  import('./PlayerRisk').then((code) => code.PlayerRisk),
)
