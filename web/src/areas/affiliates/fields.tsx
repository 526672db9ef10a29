import type { Affiliate, AffiliatesApiArg } from '@/api/gen/affiliates/endpoints'
import { affiliateStatusValues } from '@/api/gen/affiliates/enums'
import type { AffiliateTerms } from '@/api/gen/shared/types'
import { Count } from '@/kit/display/Count'
import { percentInFull } from '@/kit/display/percent'
import { defineFilters } from '@/kit/list/defineFilters'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { FigureLink } from '@/session/FigureLink'
import { statuses } from './labels'
import { channelsAt, playersAt } from './links'

const percentage = (name: keyof AffiliateTerms) =>
  ({
    width: 128,
    optional: true,
    kind: 'number',
    render: ({ affiliateSettings }: Affiliate) => percentInFull(affiliateSettings[name]),
    csv: ({ affiliateSettings }: Affiliate) => affiliateSettings[name],
    field: `affiliateSettings.${name}`,
  }) as const

export const fields = fieldsOf<Affiliate>()({
  affTitle: { label: 'Affiliate', width: 220, sortable: true },
  opId: {
    label: 'Operator',
    width: 134,
    sortable: true,
    field: 'opTitle',
    read: ({ opTitle }) => opTitle,
  },
  status: { width: 78, labels: statuses },
  players: {
    width: 74,
    sortable: true,
    kind: 'number',
    render: (affiliate) => (
      <FigureLink to={playersAt(affiliate)}>
        <Count of={affiliate.players} />
      </FigureLink>
    ),
    csv: ({ players }) => players,
  },
  channels: {
    width: 90,
    sortable: true,
    kind: 'number',
    render: (affiliate) => (
      <FigureLink to={channelsAt(affiliate)}>
        <Count of={affiliate.channels} />
      </FigureLink>
    ),
    csv: ({ channels }) => channels,
  },
  openAmountInUSD: { label: 'Outstanding', width: 112, sortable: true, kind: 'usd' },
  claimableInUSD: { label: 'Claimable', width: 110, sortable: true, kind: 'usd' },
  createdAt: { label: 'Created', width: 140, sortable: true, kind: 'time' },
  affCode: {
    label: 'Code',
    width: 136,
    sortable: true,
    optional: true,
    kind: 'code',
    copy: 'affiliate code',
  },
  affId: {
    label: 'Affiliate ID',
    width: 152,
    sortable: true,
    optional: true,
    kind: 'code',
    copy: 'affiliate ID',
  },
  nickname: { width: 120, optional: true },
  email: { width: 216, optional: true, copy: true },
  referredBy: {
    field: [{ field: 'referredByTitle' }, { field: 'referredBy', title: 'Referred by, ID' }],
    width: 136,
    optional: true,
    read: ({ referredByTitle, referredBy }) => referredByTitle ?? referredBy,
  },
  casinoCommission: { label: 'Casino commission', ...percentage('casinoCommission') },
  sportCommission: { label: 'Sport commission', ...percentage('sportCommission') },
})

export const columns = fields.columns()

export const filters = defineFilters<AffiliatesApiArg>()(
  '-createdAt',
  {
    query: { label: 'Name, email or code', width: 176 },
    status: { values: affiliateStatusValues, width: 112 },
    hasOpenAmount: { label: 'Outstanding', kind: 'boolean', width: 128 },
    affId: { more: true },
    affCode: { more: true },
    referredBy: { label: 'Referred by (affiliate ID)', more: true },
    fromDate: { label: 'Created from', day: { edge: 'start', bound: 'toDate' }, more: true },
    toDate: { label: 'Created to', day: { edge: 'end', bound: 'fromDate' }, more: true },
  },
  { fields },
)
