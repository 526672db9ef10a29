import { type Network, networkValues, type TreasuryStatus } from '@/api/gen/treasuries/enums'
import { optionsOf } from '@/kit/display/options'
import type { StatusLabel } from '@/kit/display/Status'
import type { FilterField } from '@/kit/list/ListFilters'

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

/** What treasuries and their accounts are both filtered by. */
export const sharedFilters: readonly FilterField[] = [
  { name: 'provider', label: 'Provider', width: 120, options: optionsOf(PROVIDERS) },
  { name: 'network', label: 'Network', width: 144, options: optionsOf(networkValues, networks) },
]

export const NOT_REAL_TIME = 'Balances are not real-time.'
