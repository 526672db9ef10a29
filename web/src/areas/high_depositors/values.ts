import type { HighDepositorsForm } from '@/api/gen/high_depositors/endpoints'
import { dayOf, endOf, startOf } from '@/kit/display/days'

/** The form as it stands on the screen: days for instants. */
export interface ExportValues extends Omit<HighDepositorsForm, 'from' | 'to'> {
  readonly from: string
  readonly to: string
}

/** The month up to today. */
export const newExport = (
  opId: string | undefined,
  now: number,
  timezone: string,
): Partial<ExportValues> => {
  const today = dayOf(now, timezone)
  return {
    ...(opId && { opId }),
    includeBrands: true,
    trimDecimals: false,
    from: `${today.slice(0, 7)}-01`,
    to: today,
  }
}

/** The body: from the start of the first day to the end of the last, as the user's clocks have them. */
export function exportBody(
  { from, to, ...kept }: ExportValues,
  timezone: string,
): HighDepositorsForm {
  return {
    ...kept,
    from: startOf(from, timezone),
    to: endOf(to, timezone),
  }
}
