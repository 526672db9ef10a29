import { Link, useSearchParams } from 'react-router'
import type { GatewaysApiArg, PaymentGateway } from '@/api/gen/gateways/endpoints'
import { gatewayCategoryValues, gatewayProviderValues } from '@/api/gen/gateways/enums'
import { currencyValues } from '@/api/gen/shared/enums'
import { useClock } from '@/kit/display/clock'
import { DateTime } from '@/kit/display/DateTime'
import { Name } from '@/kit/display/Name'
import { joined } from '@/kit/display/None'
import { Status } from '@/kit/display/Status'
import { defineFilters } from '@/kit/list/defineFilters'
import { fieldsOf } from '@/kit/list/fieldsOf'
import {
  categories,
  DAY_MS,
  durationText,
  providers,
  stateOf,
  titleOf,
  transactionsOf,
} from './labels'

const feeText = ({ fixedFee, feePercentage }: PaymentGateway): string =>
  [fixedFee > 0 && `${fixedFee}`, feePercentage > 0 && `${feePercentage} %`]
    .filter(Boolean)
    .join(' + ') || 'None'

const limitsText = ({ minAmount, maxAmount }: PaymentGateway): string | null => {
  if (minAmount === null && maxAmount === null) return null
  if (maxAmount === null) return `From ${minAmount}`
  return minAmount === null ? `Up to ${maxAmount}` : `${minAmount} to ${maxAmount}`
}

/** How many asked in the last 24 hours; leads to them. */
function Requests({ gateway }: { readonly gateway: PaymentGateway }) {
  const { now } = useClock()
  const [params] = useSearchParams()
  const { requests } = gateway.lastDay
  if (requests === 0) return 0
  const opId = params.get('opId')
  const since = new Date(now() - DAY_MS).toISOString()
  const to = transactionsOf(gateway, { fromDate: since, ...(opId && { opId }) })
  return <Link to={to}>{requests}</Link>
}

const LastFailure = ({ lastDay }: PaymentGateway) =>
  lastDay.lastFailure && (
    <span title={lastDay.lastFailure.reason}>
      <DateTime at={lastDay.lastFailure.at} relative /> {lastDay.lastFailure.reason}
    </span>
  )

export const fields = fieldsOf<PaymentGateway>()({
  title: {
    width: 176,
    read: titleOf,
    render: (gateway) => <Name text={titleOf(gateway)} />,
  },
  isActive: {
    label: 'Status',
    width: 84,
    render: (gateway) => <Status {...stateOf(gateway)} />,
  },
  order: { width: 64, sortable: true, kind: 'number' },
  provider: { width: 120, labels: providers },
  category: { width: 124, labels: categories },
  fee: { label: 'Fee', width: 96, read: feeText },
  limits: { label: 'Limits', width: 112, read: limitsText },
  requests: {
    label: 'Requests, 24 h',
    width: 128,
    kind: 'number',
    render: (gateway) => <Requests gateway={gateway} />,
    csv: ({ lastDay }) => lastDay.requests,
  },
  confirmed: {
    label: 'Confirmed, %',
    width: 120,
    kind: 'number',
    read: ({ lastDay }) => lastDay.confirmedPercentage,
  },
  median: {
    label: 'Median time',
    width: 104,
    read: ({ lastDay }) =>
      lastDay.medianSeconds === null ? null : durationText(lastDay.medianSeconds),
  },
  failure: {
    label: 'Last failure',
    width: 200,
    read: ({ lastDay }) => lastDay.lastFailure?.reason ?? null,
    render: LastFailure,
  },
  opTitle: {
    label: 'Operator',
    width: 136,
    read: ({ opTitle, isInherited }) => (isInherited ? `${opTitle} (inherited)` : opTitle),
  },
  margin: { width: 80, optional: true, kind: 'number' },
  currencies: { width: 160, optional: true, read: ({ currencies }) => listed(currencies) },
  countries: { width: 160, optional: true, read: ({ countries }) => listed(countries) },
  tags: { width: 120, optional: true, read: ({ tags }) => joined(tags, ', ') },
  updatedAt: { label: 'Updated', width: 148, sortable: true, optional: true, kind: 'time' },
  createdAt: { label: 'Created', width: 148, sortable: true, optional: true, kind: 'time' },
  uuid: { label: 'Gateway ID', kind: 'code', copy: 'gateway ID' },
  updatedBy: { label: 'Updated by', read: ({ updatedBy }) => updatedBy.nickname },
})
export const columns = fields.columns()

const listed = (values: readonly string[]): string => joined(values, ', ') || 'All'

export const filters = defineFilters<GatewaysApiArg>()(
  'order',
  {
    search: { label: 'Title', width: 160 },
    category: { values: gatewayCategoryValues, width: 136 },
    provider: { values: gatewayProviderValues, width: 136 },
    isActive: { label: 'Switched on', kind: 'boolean', width: 128 },
    currency: { label: 'Takes', values: currencyValues, more: true },
    tag: { more: true },
  },
  { fields },
)
