import type { BonusRelease, BonusReleasesApiArg } from '@/api/gen/bonuses/endpoints'
import { releaseScheduleValues, releaseStatusValues } from '@/api/gen/bonuses/enums'
import { betTypeValues } from '@/api/gen/shared/enums'
import { Named } from '@/kit/display/Id'
import { joined } from '@/kit/display/None'
import { labelOf, Status } from '@/kit/display/Status'
import { defineFilters } from '@/kit/list/defineFilters'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { betTypeOf, betTypes, releaseStatuses, scheduleOf, schedules } from './labels'

const definitionOf = ({ bonusReleaseDefinition }: BonusRelease) => bonusReleaseDefinition

/** Its state, and whether it was deleted. */
export const ReleaseState = ({ release }: { readonly release: BonusRelease }) => (
  <Status
    {...(release.isDeleted
      ? { tone: 'ended', label: 'Deleted' }
      : labelOf(releaseStatuses, release.status))}
  />
)

interface Counted {
  readonly gameProviders: readonly string[]
  readonly games: readonly (string | { readonly title: string })[]
}

/** The games or providers that a release is about. */
export const choicesOf = ({ games, gameProviders }: Counted): string =>
  joined(
    [...games.map((game) => (typeof game === 'string' ? game : game.title)), ...gameProviders],
    ', ',
  ) || 'All'

export const fields = fieldsOf<BonusRelease>()({
  title: {
    field: 'bonusReleaseDefinition.title',
    label: 'Release',
    width: 160,
    read: (row) => definitionOf(row).title,
    render: (row) => <Named name={definitionOf(row).title} id={row.releaseId} />,
  },
  operator: {
    label: 'Operator or brand',
    width: 136,
    field: 'operator.opTitle',
    read: ({ operator }) => operator?.opTitle,
  },
  status: {
    field: [
      { field: 'status', labels: releaseStatuses },
      { field: 'isDeleted', title: 'Deleted' },
    ],
    width: 96,
    render: (release) => <ReleaseState release={release} />,
    csv: ({ status, isDeleted }) => (isDeleted ? 'Deleted' : releaseStatuses[status].label),
  },
  bonusTitle: { label: 'Bonus', width: 136, kind: 'name' },
  schedule: {
    field: [{ field: 'bonusReleaseDefinition.schedule', labels: schedules }],
    label: 'Period',
    width: 88,
    read: (row) => scheduleOf(definitionOf(row).schedule),
  },
  betType: {
    field: [{ field: 'bonusReleaseDefinition.betType', labels: betTypes }],
    label: 'Counts on',
    width: 96,
    read: (row) => betTypeOf(definitionOf(row).betType),
  },
  unlockedAmountInUSD: { label: 'Unlocked', width: 104, kind: 'usd' },
  claimedAmountInUSD: { label: 'Claimed', width: 104, kind: 'usd' },
  startTime: {
    field: 'bonusReleaseDefinition.startTime',
    label: 'Starts',
    width: 144,
    sortable: true,
    optional: true,
    kind: 'time',
    read: (row) => definitionOf(row).startTime,
  },
  endTime: {
    field: 'bonusReleaseDefinition.endTime',
    label: 'Ends',
    width: 144,
    sortable: true,
    optional: true,
    kind: 'time',
    read: (row) => definitionOf(row).endTime,
  },
  tierCount: {
    label: 'Tiers',
    width: 64,
    optional: true,
    kind: 'number',
    field: 'tiers.length',
    read: ({ tiers }) => tiers.length,
  },
  playerCount: { label: 'Players', width: 80, optional: true, kind: 'number' },
  lastUnlockedAt: { label: 'Last unlocked', width: 144, optional: true, kind: 'time' },
  choices: {
    field: [
      { field: 'bonusReleaseDefinition.games', title: 'Games' },
      { field: 'bonusReleaseDefinition.gameProviders', title: 'Providers' },
    ],
    label: 'Games or providers',
    width: 176,
    optional: true,
    read: (row) => choicesOf(definitionOf(row)),
  },
  description: { read: (row) => definitionOf(row).description },
  createdAt: { label: 'Created', width: 144, sortable: true, optional: true, kind: 'time' },
  updatedAt: { label: 'Updated', kind: 'time' },
  updatedBy: { field: 'updatedBy.nickname', read: ({ updatedBy }) => updatedBy?.nickname },
  releaseId: { label: 'Release ID', width: 216, optional: true, kind: 'code', copy: 'release ID' },
})
export const columns = fields.columns()

export const filters = defineFilters<BonusReleasesApiArg>()(
  '-createdAt',
  {
    title: { label: 'Title', width: 152 },
    status: { values: releaseStatusValues, labels: releaseStatuses, width: 112 },
    schedule: { label: 'Period', values: releaseScheduleValues, labels: schedules, width: 112 },
    betType: { label: 'Counts on', values: betTypeValues, labels: betTypes, width: 112 },
    isDeleted: { label: 'Deleted', kind: 'boolean', width: 96 },
    bonusId: 'text',
  },
  { fields },
)
