import { Link, useSearchParams } from 'react-router'
import type { GatewaysApiArg, PaymentGateway } from '@/api/gen/gateways/endpoints'
import { gatewayCategoryValues, gatewayProviderValues } from '@/api/gen/gateways/enums'
import { currencyValues } from '@/api/gen/shared/enums'
import { useClock } from '@/kit/display/clock'
import { DateTime } from '@/kit/display/DateTime'
import { inFull } from '@/kit/display/decimal'
import { Named } from '@/kit/display/Id'
import { joined, orNone } from '@/kit/display/None'
import { PERCENT } from '@/kit/display/percent'
import { readNumber } from '@/kit/display/readValue'
import { Status } from '@/kit/display/Status'
import { defineFilters } from '@/kit/list/defineFilters'
import { fieldsOf } from '@/kit/list/fieldsOf'
import {
  categories,
  DAY_MS,
  durationText,
  figureText,
  providers,
  stateOf,
  titleOf,
  transactionsOf,
} from './labels'

const isZero = (value: unknown): boolean => readNumber(value)?.lte(0) ?? false

const feeText = ({ fixedFee, feePercentage }: PaymentGateway): string =>
  [
    isZero(fixedFee) ? '' : figureText(fixedFee),
    isZero(feePercentage) ? '' : figureText(feePercentage, PERCENT),
  ]
    .filter(Boolean)
    .join(' + ') || 'None'

const limitsText = ({ minAmount, maxAmount }: PaymentGateway): string | null => {
  const [least, most] = [figureText(minAmount), figureText(maxAmount)]
  if (least && most) return `${least} to ${most}`
  if (least) return `From ${least}`
  return most ? `Up to ${most}` : null
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
  return <Link to={to}>{inFull(requests)}</Link>
}

const LastFailure = ({ lastDay }: PaymentGateway) =>
  lastDay.lastFailure && (
    <span title={lastDay.lastFailure.reason}>
      <DateTime at={lastDay.lastFailure.at} relative /> {lastDay.lastFailure.reason}
    </span>
  )

export const fields = fieldsOf<PaymentGateway>()({
  title: {
    field: 'title.en',
    width: 200,
    read: titleOf,
    // Many operators have a gateway of the same title.
    render: (gateway) => <Named name={titleOf(gateway)} id={gateway.uuid} />,
  },
  isActive: {
    field: [{ field: 'isActive', labels: { true: 'On', false: 'Off' } }],
    label: 'Status',
    width: 76,
    render: (gateway) => <Status {...stateOf(gateway)} />,
  },
  order: { width: 64, sortable: true, kind: 'number' },
  provider: { width: 116, labels: providers },
  category: { width: 124, optional: true, labels: categories },
  fee: {
    field: [
      { field: 'fixedFee', title: 'Fixed fee' },
      { field: 'feePercentage', title: 'Fee, %' },
    ],
    label: 'Fee',
    width: 96,
    optional: true,
    read: feeText,
  },
  limits: {
    field: [
      { field: 'minAmount', title: 'Minimum' },
      { field: 'maxAmount', title: 'Maximum' },
    ],
    label: 'Limits',
    width: 112,
    optional: true,
    read: limitsText,
  },
  requests: {
    field: 'lastDay.requests',
    label: 'Requests',
    title: 'Requests, 24 h',
    width: 112,
    kind: 'number',
    render: (gateway) => <Requests gateway={gateway} />,
    csv: ({ lastDay }) => lastDay.requests,
  },
  confirmed: {
    label: 'Confirmed',
    width: 84,
    kind: 'number',
    field: [{ field: 'lastDay.confirmedPercentage', title: 'Confirmed, %' }],
    render: ({ lastDay }) => orNone(figureText(lastDay.confirmedPercentage, PERCENT)),
    csv: ({ lastDay }) => lastDay.confirmedPercentage,
  },
  median: {
    field: [{ field: 'lastDay.medianSeconds', title: 'Median time, s' }],
    label: 'Median time',
    width: 100,
    optional: true,
    read: ({ lastDay }) =>
      Number.isFinite(lastDay.medianSeconds) ? durationText(Number(lastDay.medianSeconds)) : null,
  },
  failure: {
    field: [
      { field: 'lastDay.lastFailure.at', title: 'Last failure' },
      { field: 'lastDay.lastFailure.reason', title: 'Reason' },
    ],
    label: 'Last failure',
    width: 144,
    read: ({ lastDay }) => lastDay.lastFailure?.reason ?? null,
    render: LastFailure,
  },
  opTitle: {
    field: [{ field: 'opTitle' }, { field: 'isInherited', title: 'Inherited' }],
    label: 'Operator',
    width: 140,
    read: ({ opTitle, isInherited }) => (isInherited ? joined([opTitle, '(inherited)']) : opTitle),
  },
  margin: {
    field: [{ field: 'margin', title: 'Margin, %' }],
    width: 80,
    optional: true,
    kind: 'number',
    render: ({ margin }) => orNone(figureText(margin, PERCENT)),
    csv: ({ margin }) => margin,
  },
  currencies: { width: 160, optional: true, read: ({ currencies }) => listed(currencies) },
  countries: { width: 160, optional: true, read: ({ countries }) => listed(countries) },
  tags: { width: 120, optional: true, read: ({ tags }) => joined(tags, ', ') },
  updatedAt: { label: 'Updated', width: 148, sortable: true, optional: true, kind: 'time' },
  createdAt: { label: 'Created', width: 148, sortable: true, optional: true, kind: 'time' },
  uuid: { label: 'Gateway ID', kind: 'code', copy: 'gateway ID' },
  updatedBy: {
    label: 'Updated by',
    field: 'updatedBy.nickname',
    read: ({ updatedBy }) => updatedBy.nickname,
  },
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
