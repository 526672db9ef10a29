import dayjs, { type Dayjs } from 'dayjs'
import type { HighDepositorsForm } from '@/api/gen/high_depositors/endpoints'
import { dayOf, endOf, startOf } from '@/kit/display/days'

/** The form as it stands on the screen: days for instants. */
export interface ExportValues extends Omit<HighDepositorsForm, 'from' | 'to'> {
  readonly from: Dayjs
  readonly to: Dayjs
}

/** The month up to today. */
export const newExport = (
  opId: string | undefined,
  now: number,
  timezone: string,
): Partial<ExportValues> => {
  const today = dayjs(dayOf(now, timezone))
  return {
    ...(opId && { opId }),
    includeBrands: true,
    trimDecimals: false,
    from: today.startOf('month'),
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
    from: startOf(from.format('YYYY-MM-DD'), timezone),
    to: endOf(to.format('YYYY-MM-DD'), timezone),
  }
}
