import type { TopUpAction } from '@/api/gen/wallet/enums'

export const actionLabels: Readonly<Record<TopUpAction, string>> = {
  deduct: 'Decrease',
  'top-up': 'Increase',
}

export const NOT_REAL_TIME = 'Not real-time: a bet or a deposit of this moment may be missing.'
