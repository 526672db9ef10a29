import {
  betDateFieldValues,
  betModeValues,
  betPeriodValues,
  betStatusValues,
  stakeFromValues,
} from '@/api/gen/bets/enums'
import { betSettlementRules } from '@/api/gen/bets/rules'
import { betTypeValues, currencyValues } from '@/api/gen/shared/enums'
import { optionsOf } from '@/kit/display/options'
import type { FilterField } from '@/kit/list/ListFilters'
import { type FilterKinds, type ListSpec, useListState } from '@/kit/list/useListState'
import { useGlobalFilters } from '@/session/operator'
import { modes, stakesFrom, statuses, types } from './labels'

/** Of every list of bets. */
const ofAll = {
  status: betStatusValues,
  betType: betTypeValues,
  betMode: betModeValues,
  gameTitle: 'text',
  provider: 'text',
  sport: 'text',
  tournament: 'text',
  event: 'text',
} as const

export const betsSpec = {
  sort: '-placedAt',
  filters: {
    ...ofAll,
    playerCode: 'text',
    betId: 'text',
    dateField: betDateFieldValues,
    fromDate: 'instant',
    toDate: 'instant',
    toExclusive: 'boolean',
    minStakeInUsd: 'number',
    maxStakeInUsd: 'number',
    playerId: 'text',
    stakeFrom: stakeFromValues,
    currency: currencyValues,
    minWinInUsd: 'number',
    maxWinInUsd: 'number',
  },
} as const

export const quickSpec = {
  sort: '-placedAt',
  filters: { ...ofAll, period: betPeriodValues },
} as const

const dates = { placedAt: 'Placed', settledAt: 'Settled' } as const

const ofAllFields: readonly FilterField[] = [
  { name: 'status', label: 'Status', width: 104, options: optionsOf(betStatusValues, statuses) },
  { name: 'betType', label: 'Bet type', width: 104, options: optionsOf(betTypeValues, types) },
  { name: 'betMode', label: 'Bet mode', width: 104, options: optionsOf(betModeValues, modes) },
  { name: 'gameTitle', label: 'Game title', width: 120 },
  { name: 'provider', label: 'Provider', width: 112 },
  { name: 'sport', label: 'Sport type', width: 104 },
  { name: 'tournament', label: 'Tournament', width: 120 },
  { name: 'event', label: 'Event', width: 120 },
]

export const operatorFields: readonly FilterField[] = [
  { name: 'playerCode', label: 'Player code', width: 104 },
  ...ofAllFields,
  { name: 'fromDate', label: 'From', day: { edge: 'start', bound: 'toDate' } },
  { name: 'toDate', label: 'To', day: { edge: 'end', bound: 'fromDate' } },
  {
    name: 'dateField',
    label: 'Date field',
    more: true,
    options: optionsOf(betDateFieldValues, dates),
  },
  { name: 'toExclusive', label: 'Exclude end', more: true },
  { name: 'betId', label: 'Bet ID', more: true, rules: betSettlementRules.betId },
  { name: 'minStakeInUsd', label: 'Min. stake, USD', more: true },
  { name: 'maxStakeInUsd', label: 'Max. stake, USD', more: true },
]

export const platformFields: readonly FilterField[] = [
  ...operatorFields,
  { name: 'minWinInUsd', label: 'Min. win, USD', more: true },
  { name: 'maxWinInUsd', label: 'Max. win, USD', more: true },
  { name: 'playerId', label: 'Player UID', more: true },
  {
    name: 'stakeFrom',
    label: 'Stake from',
    more: true,
    options: optionsOf(stakeFromValues, stakesFrom),
  },
  { name: 'currency', label: 'Currency', more: true, options: optionsOf(currencyValues) },
]

const IN_DRAWER = ['provider', 'tournament']

export const quickFields: readonly FilterField[] = ofAllFields.map((field) => ({
  ...field,
  more: IN_DRAWER.includes(field.name),
}))

type Values = Readonly<Record<string, unknown>>

/** The filters that bets of the chosen type and mode do not have. */
export function hiddenFilters({ betType, betMode }: Values): readonly string[] {
  const isSport = betType === 'SPORT'
  const ofType = isSport ? ['gameTitle', 'provider'] : ['betMode']
  return isSport && betMode === 'SINGLE' ? ofType : [...ofType, 'sport', 'tournament', 'event']
}

const SEVERAL = new Set(['status', 'betType', 'betMode'])

const nulls = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, null]))

/** A list of bets, of whose filters those show that the chosen type and mode leave; the others are taken away. */
export function useBetList<const K extends FilterKinds>(
  spec: ListSpec<K>,
  fields: readonly FilterField[],
) {
  const state = useListState(spec)
  const hidden = hiddenFilters(state.filters)
  const shown = fields.filter(({ name }) => !hidden.includes(name))
  const filters = Object.fromEntries(
    Object.entries(state.filters).filter(([name]) => shown.some((field) => field.name === name)),
  ) as typeof state.filters
  const setFilters: typeof state.setFilters = (change) =>
    state.setFilters({ ...change, ...nulls(hiddenFilters({ ...state.filters, ...change })) })
  /** All but what stands beside the filters, such as a period. */
  const clearFilters = () =>
    setFilters(nulls(fields.map(({ name }) => name)) as Parameters<typeof setFilters>[0])
  const asked = Object.entries(filters).map(([name, value]) => [
    name,
    SEVERAL.has(name) ? [value] : value,
  ])
  return {
    list: { ...state, filters, setFilters, clearFilters },
    fields: shown,
    /** All that the address says, also what no field shows. */
    addressed: state.filters,
    /** As the lists' calls take them. */
    filters: { ...Object.fromEntries(asked), ...useGlobalFilters() },
  }
}
