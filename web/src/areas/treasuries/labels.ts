import type { Network, TreasuryStatus } from '@/api/gen/treasuries/enums'
import type { StatusLabel } from '@/kit/display/Status'

export const networks: Readonly<Record<Network, string>> = {
  ETHEREUM_MAIN: 'Ethereum',
  POLYGON_MAIN: 'Polygon',
  CELO_MAIN: 'Celo',
  POLYGON_TEST: 'Polygon (test)',
}

export const statuses: Readonly<Record<TreasuryStatus, StatusLabel>> = {
  ACTIVE: { tone: 'good', label: 'Active' },
  LOW: { tone: 'waiting', label: 'Low' },
  DISABLED: { tone: 'ended', label: 'Disabled' },
}

export const PROVIDERS = ['CPG', 'WEB3'] as const

export const NOT_REAL_TIME = 'Balances are not real-time.'
