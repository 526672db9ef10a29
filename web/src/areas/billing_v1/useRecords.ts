import { useGeneralQuery } from '@/api/gen/general/endpoints'
import type { MonthName } from '@/api/gen/shared/enums'
import { useClock } from '@/kit/display/clock'
import type { FilterField } from '@/kit/list/ListFilters'
import { useGlobalFilters } from '@/session/operator'
import { monthAt, monthNumbers, thisYear, yearsFrom } from './period'

/** The filters of a period, which every list of records has. */
export const PERIOD = { year: 'year', month: 'month' } as const

interface Listed {
  readonly month?: number
}

/** A list's query as the wire has it: the month by its name, the operator and brands of the top bar. */
export function useWireQuery<Q extends Listed>(
  query: Q,
): Omit<Q, 'month'> & { month?: MonthName; opId?: string; includeBrands?: boolean } {
  const { opId, includeBrands } = useGlobalFilters()
  const { month: number, ...kept } = query
  const month = monthAt(number)
  return {
    ...kept,
    ...(month && { month }),
    ...(opId && { opId }),
    ...(includeBrands !== undefined && { includeBrands }),
  }
}

/** Year and month, as a list's filters. */
export function usePeriodFields(): readonly FilterField[] {
  const { now } = useClock()
  const first = useGeneralQuery().data?.firstInvoiceYear ?? thisYear(now())
  return [
    { name: 'year', label: 'Year', width: 88, options: yearsFrom(first, now()) },
    { name: 'month', label: 'Month', width: 120, options: monthNumbers },
  ]
}
