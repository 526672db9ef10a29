import { codesInWords } from '@/api/codes'
import { REPORT_TABLES } from '@/api/gen/reports/constants'
import {
  betTypeValues,
  currencyValues,
  granularityValues,
  reportPeriodValues,
  transactionTypeValues,
} from '@/api/gen/shared/enums'
import { days, defineFilters } from '@/kit/list/defineFilters'

export type ReportKey = keyof typeof REPORT_TABLES

interface Declared {
  readonly title: string
  readonly dimensions: readonly string[]
  readonly measures: readonly string[]
  readonly filters: readonly string[]
  readonly choices: readonly string[]
  /** What its chart can show. */
  readonly charted: readonly string[]
  readonly changes: readonly string[]
  readonly sort: string
  readonly of_partners: boolean
}

export const declaredOf = (key: ReportKey): Declared => REPORT_TABLES[key]

const periods = {
  TODAY: 'Today',
  YESTERDAY: 'Yesterday',
  LAST_7_DAYS: 'Last 7 days',
  LAST_30_DAYS: 'Last 30 days',
  THIS_WEEK: 'This week',
  LAST_WEEK: 'Last week',
  THIS_MONTH: 'This month',
  LAST_MONTH: 'Last month',
  THIS_YEAR: 'This year',
} as const
export const steps = { HOUR: 'Hour', DAY: 'Day', WEEK: 'Week', MONTH: 'Month' } as const

export const dimensions: Readonly<Record<string, string>> = {
  time: 'Time',
  operator: 'Operator',
  product: 'Product',
  provider: 'Provider',
  game: 'Game',
  type: 'Type',
  subType: 'Subtype',
  gateway: 'Gateway',
  currency: 'Currency',
  source: 'Source',
  affiliate: 'Affiliate',
  channel: 'Channel',
  release: 'Release',
}

/** Types of transactions, called as in their lists. */
export const transactionTypes: Readonly<Record<string, string>> = {
  ...codesInWords(transactionTypeValues),
  WITHDRAW: 'Withdrawal',
}

const OWN = {
  betType: {
    label: 'Bet type',
    values: betTypeValues,
    labels: codesInWords(betTypeValues),
    width: 104,
  },
  gameId: { label: 'Game ID', width: 112 },
  providerName: { label: 'Provider', width: 112 },
  type: {
    label: 'Type',
    values: transactionTypeValues,
    labels: transactionTypes,
    width: 128,
  },
  gateway: { label: 'Gateway', width: 112 },
  currency: { values: currencyValues, width: 104 },
} as const

const { fromDate, toDate } = days('fromDate', 'toDate')

/** Of every period: a preset, or days from and to. */
export const periodFilters = {
  period: {
    label: 'Period',
    // Days that are chosen beside it make a range, which is no choice of its own.
    values: reportPeriodValues.filter((period) => period !== 'RANGE'),
    labels: periods,
    width: 128,
  },
  fromDate: { ...fromDate, day: { ...fromDate.day, isBesidePeriods: true } },
  toDate: { ...toDate, day: { ...toDate.day, isBesidePeriods: true } },
} as const
export const granularity = {
  granularity: { label: 'By', values: granularityValues, labels: steps, width: 88 },
} as const
const comparison = { compare: { label: 'Compare', kind: 'boolean', width: 104 } } as const

const all = defineFilters()('', {
  ...periodFilters,
  ...granularity,
  ...comparison,
  by: { label: 'Rows by', values: ['provider', 'game'], labels: dimensions, width: 104 },
  ...OWN,
})

/** The filters that a report declares. */
export function filtersOf(key: ReportKey): typeof all {
  const { dimensions: rows, filters, choices, sort } = declaredOf(key)
  const has = (name: string): boolean => {
    if (name === 'granularity') return rows.includes('time')
    if (name === 'by') return choices.length > 0
    return !(name in OWN) || filters.includes(name)
  }
  return {
    ...all,
    sort,
    filters: Object.fromEntries(
      Object.entries(all.filters).filter(([name]) => has(name)),
    ) as typeof all.filters,
    fields: all.fields.filter(({ name }) => has(name)),
  }
}

export interface Period {
  readonly period?: (typeof reportPeriodValues)[number]
  readonly fromDate?: string
  readonly toDate?: string
}

/** What is asked for: days that are chosen are a range, whose last day is included. */
export function periodOf({ period, fromDate, toDate }: Period): Period {
  if (!fromDate && !toDate) return period && period !== 'RANGE' ? { period } : {}
  return {
    period: 'RANGE',
    ...(fromDate && { fromDate }),
    ...(toDate && { toDate: afterDay(toDate) }),
  }
}

/** A day's end as the filter keeps it is its last instant; a period ends just after it. */
const afterDay = (end: string): string => new Date(Date.parse(end) + 1).toISOString()
