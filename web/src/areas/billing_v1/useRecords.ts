import { useGeneralQuery } from '@/api/gen/general/endpoints'
import type { MonthName } from '@/api/gen/shared/enums'
import { useClock } from '@/kit/display/clock'
import { withOptions } from '@/kit/list/defineFilters'
import type { FilterField } from '@/kit/list/filterField'
import { type TenantFilters, tenantFilters, useTenantFilters } from '@/session/operator'
import type { Visit } from '@/session/reads'
import { monthAt, monthNumbers, thisYear, yearsFrom } from './period'

/** The filters of a period, which every list of records has. */
export const PERIOD = {
  year: { kind: 'year', width: 88 },
  month: { kind: 'month', width: 120, options: monthNumbers },
} as const

interface Listed {
  readonly month?: number
}

type WireQuery<Q> = Omit<Q, 'month'> & { month?: MonthName; opId?: string; includeBrands?: boolean }

function wireQuery<Q extends Listed>(query: Q, tenants: TenantFilters): WireQuery<Q> {
  const { month: number, ...kept } = query
  const month = monthAt(number)
  return {
    ...kept,
    ...(month && { month }),
    ...tenants,
  }
}

/** A list's query as the wire has it: the month by its name, the operator and brands of the top bar. */
export const useWireQuery = <Q extends Listed>(query: Q): WireQuery<Q> =>
  wireQuery(query, useTenantFilters())

/** The same of a page that is about to be opened. */
export const periodQuery = <Q extends Listed>(query: Q, { search }: Visit): WireQuery<Q> =>
  wireQuery(query, tenantFilters(new URLSearchParams(search)))

/** A list's filters with the years that there are. */
export function usePeriodFields(fields: readonly FilterField[]): readonly FilterField[] {
  const { now } = useClock()
  const first = useGeneralQuery().data?.firstInvoiceYear ?? thisYear(now())
  return withOptions(fields, { year: yearsFrom(first, now()) })
}
