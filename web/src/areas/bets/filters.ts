import type { BetsListApiArg, QuickBetsListApiArg } from '@/api/gen/bets/endpoints'
import {
  betDateFieldValues,
  betModeValues,
  betPeriodValues,
  betsCountedInValues,
  stakeFromValues,
} from '@/api/gen/bets/enums'
import { betSettlementRules } from '@/api/gen/bets/rules'
import { betStatusValues, betTypeValues, currencyValues } from '@/api/gen/shared/enums'
import { days, defineFilters } from '@/kit/list/defineFilters'
import type { FilterField } from '@/kit/list/filterField'
import type { FilterKinds, ListSpec } from '@/kit/list/listSpec'
import type { ListQuery } from '@/kit/list/openedList'
import { useListState } from '@/kit/list/useListState'
import { listReads } from '@/session/listReads'
import { useGlobalFilters } from '@/session/operator'
import { type Endpoint, type Reads, withGlobals } from '@/session/reads'
import { countedIn, modes, stakesFrom, statuses, types } from './labels'

/** Of every list of bets. */
const ofAll = {
  status: { values: betStatusValues, labels: statuses, several: true, width: 104 },
  betType: { values: betTypeValues, labels: types, several: true, width: 104 },
  betMode: { values: betModeValues, labels: modes, several: true, width: 104 },
  gameTitle: { width: 120 },
  provider: { width: 112 },
  sport: { label: 'Sport type', width: 104 },
  tournament: { width: 120 },
  event: { width: 120 },
  outcome: { width: 120 },
} as const

const dates = { placedAt: 'Placed', settledAt: 'Settled' } as const

export const betsSpec = defineFilters<BetsListApiArg>()('-placedAt', {
  playerCode: { width: 104 },
  ...ofAll,
  ...days('fromDate', 'toDate'),
  dateField: { label: 'From and to mean', values: betDateFieldValues, labels: dates, more: true },
  toExclusive: { label: 'Up to, but without, the end', kind: 'boolean', more: true },
  betId: { more: true, rules: betSettlementRules.betId },
  minStakeInUsd: { label: 'Min. stake, USD', kind: 'amount', more: true },
  maxStakeInUsd: { label: 'Max. stake, USD', kind: 'amount', more: true },
  minWinInUsd: { label: 'Min. win, USD', kind: 'amount', more: true },
  maxWinInUsd: { label: 'Max. win, USD', kind: 'amount', more: true },
  playerId: { more: true },
  stakeFrom: { values: stakeFromValues, labels: stakesFrom, more: true },
  currency: { values: currencyValues, more: true },
  countedIn: { values: betsCountedInValues, labels: countedIn, more: true },
  gameId: { label: 'Game ID', more: true },
  providerName: { label: 'Whole provider name', more: true },
  affId: { label: 'Affiliate ID', more: true },
  channelId: { label: 'Channel ID', more: true },
})

export const quickSpec = defineFilters<QuickBetsListApiArg>()('-placedAt', {
  ...ofAll,
  period: betPeriodValues,
})

const OF_THE_PLATFORM = ['minWinInUsd', 'maxWinInUsd', 'playerId', 'stakeFrom', 'currency']

export const platformFields = betsSpec.fields

export const operatorFields = platformFields.filter(({ name }) => !OF_THE_PLATFORM.includes(name))

const IN_DRAWER = ['provider', 'tournament']

export const quickFields: readonly FilterField[] = quickSpec.fields.map((field) => ({
  ...field,
  more: IN_DRAWER.includes(field.name),
}))

type Values = Readonly<Record<string, unknown>>

/** Whether nothing but this one is chosen. */
const isOnly = (chosen: unknown, value: string): boolean =>
  Array.isArray(chosen) && chosen.length === 1 && chosen[0] === value

/**
 * The filters that bets of the chosen type and mode do not have. The event is offered for single bets, and stands for
 * those of every mode where a link brings it; the outcome goes with the event.
 */
export function hiddenFilters({ betType, betMode, event }: Values): readonly string[] {
  const isSport = isOnly(betType, 'SPORT')
  const ofType = isSport ? ['gameTitle', 'gameId', 'provider'] : ['betMode']
  const ofEvent = isSport && event ? [] : ['outcome']
  if (isSport && isOnly(betMode, 'SINGLE')) return [...ofType, ...ofEvent]
  return [...ofType, 'sport', 'tournament', ...(isSport && event ? [] : ['event', ...ofEvent])]
}

const nulls = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, null]))

/** Which fields the chosen type and mode leave, and what they say. */
function shownOf<V extends Values>(values: V, fields: readonly FilterField[]) {
  const hidden = hiddenFilters(values)
  const shown = fields.filter(({ name }) => !hidden.includes(name))
  const filters = Object.fromEntries(
    Object.entries(values).filter(([name]) => shown.some((field) => field.name === name)),
  ) as V
  return { shown, filters }
}

/** What a list of bets asks for that is about to be opened: `toArg` takes its query, and its filters as calls do. */
export const betReads = <const K extends FilterKinds, Arg>(
  spec: ListSpec<K>,
  fields: readonly FilterField[],
  endpoint: Endpoint<Arg>,
  toArg: (query: ListQuery<K>, filters: Values) => NoInfer<Arg>,
): Reads =>
  listReads(spec, endpoint, (query, visit) => {
    const { page: _page, limit: _limit, sort: _sort, ...values } = query
    return toArg(query, withGlobals(shownOf(values, fields).filters, visit))
  })

/** A list of bets, of whose filters those show that the chosen type and mode leave; the others are taken away. */
export function useBetList<const K extends FilterKinds>(
  spec: ListSpec<K>,
  fields: readonly FilterField[],
) {
  const state = useListState(spec)
  const { shown, filters } = shownOf(state.filters, fields)
  const setFilters: typeof state.setFilters = (change) =>
    state.setFilters({ ...change, ...nulls(hiddenFilters({ ...state.filters, ...change })) })
  /** All but what stands beside the filters, such as a period. */
  const clearFilters = () =>
    setFilters(nulls(fields.map(({ name }) => name)) as Parameters<typeof setFilters>[0])
  return {
    list: { ...state, filters, setFilters, clearFilters },
    fields: shown,
    /** All that the address says, also what no field shows. */
    addressed: state.filters,
    /** As the lists' calls take them. */
    filters: { ...filters, ...useGlobalFilters() },
  }
}
