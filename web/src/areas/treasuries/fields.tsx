import { PROVIDER_LABELS } from '@/api/gen/gateways/constants'
import { currencyValues } from '@/api/gen/shared/enums'
import type {
  TreasuriesApiArg,
  Treasury,
  TreasuryAccount,
  TreasuryAccountsApiArg,
} from '@/api/gen/treasuries/endpoints'
import { networkValues, treasuryStatusValues } from '@/api/gen/treasuries/enums'
import { joined } from '@/kit/display/None'
import { Status } from '@/kit/display/Status'
import { defineFilters } from '@/kit/list/defineFilters'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { NOT_REAL_TIME, networks, PROVIDERS, statuses } from './labels'

const networksOf = (treasury: Treasury): string =>
  joined(
    treasury.networks.map((network) => networks[network] ?? network),
    ', ',
  )

export const fields = fieldsOf<Treasury>()({
  title: { label: 'Treasury', width: 180 },
  balanceInUSD: { label: 'Balance in USD', width: 128, sortable: true, kind: 'usd' },
  minimumInUSD: { label: 'Alert threshold', width: 120, kind: 'usd' },
  opTitle: { label: 'Operator', width: 160, sortable: true, optional: true },
  provider: { width: 84, sortable: true, labels: PROVIDER_LABELS },
  networks: { width: 184, field: [{ field: 'networks', labels: networks }], read: networksOf },
  accountCount: { label: 'Accounts', width: 84, kind: 'number' },
  status: { width: 92, labels: statuses },
  updatedAt: { label: 'Last transaction', width: 144, sortable: true, kind: 'time' },
  createdAt: { label: 'Opened', width: 152, sortable: true, optional: true, kind: 'time' },
})
export const columns = fields.columns()

export const AccountState = ({ isActive }: Pick<TreasuryAccount, 'isActive'>) => (
  <Status tone={isActive ? 'good' : 'ended'} label={isActive ? 'Active' : 'Disabled'} />
)

export const accountFields = fieldsOf<TreasuryAccount>()({
  address: { label: 'Top-up address', title: 'Account', width: 136, kind: 'id', copy: 'address' },
  balance: { width: 152, kind: 'amount', currency: 'currency' },
  balanceInUSD: { label: 'In USD', width: 128, sortable: true, kind: 'usd' },
  opTitle: { label: 'Operator', width: 144, sortable: true },
  provider: { width: 84, sortable: true, labels: PROVIDER_LABELS },
  network: { width: 120, labels: networks },
  isActive: {
    field: [{ field: 'isActive', labels: { true: 'Active', false: 'Disabled' } }],
    label: 'Status',
    width: 104,
    render: AccountState,
  },
  updatedAt: { label: 'Last transaction', width: 148, sortable: true, kind: 'time' },
  currency: { width: 96, optional: true },
  treasuryId: {
    label: 'Treasury',
    title: 'Treasury ID',
    width: 208,
    optional: true,
    kind: 'code',
    copy: 'treasury ID',
  },
  createdAt: { label: 'Opened', kind: 'time' },
  note: {
    read: ({ isTestNetwork }) => (isTestNetwork ? 'Test network; no real value.' : NOT_REAL_TIME),
  },
})
export const accountColumns = accountFields.columns()

const STATES = [
  { value: 'true', label: 'Active' },
  { value: 'false', label: 'Disabled' },
]

const OF_BOTH = {
  provider: { values: PROVIDERS, width: 120 },
  network: { label: 'Network', values: networkValues, labels: networks, width: 144 },
} as const

export const filters = defineFilters<TreasuriesApiArg>()(
  '-balanceInUSD',
  { ...OF_BOTH, status: { values: treasuryStatusValues, width: 120 } },
  { fields },
)

export const accountFilters = defineFilters<TreasuryAccountsApiArg>()('-balanceInUSD', {
  ...OF_BOTH,
  currency: { values: currencyValues, width: 112 },
  address: { width: 176 },
  isActive: { label: 'Status', kind: 'boolean', options: STATES, more: true },
  treasuryId: { label: 'Treasury', more: true },
})
