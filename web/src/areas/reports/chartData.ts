import type { ChartPart } from '@/api/gen/reports/endpoints'
import type { Bar, Compared } from '@/kit/chart/series'
import { rawText } from '@/kit/display/readValue'
import { stepText } from '@/kit/display/times'

/** The figure at each time, beside that of the period before where there is one. */
export const overTime = (chart: readonly ChartPart[]): Compared['points'] =>
  chart.map(({ title, now, before }) => ({
    label: stepText(rawText(title)),
    current: now ?? null,
    previous: before ?? null,
  }))

/** The figure of each row. */
export const byRow = (chart: readonly ChartPart[]): readonly Bar[] =>
  chart.map(({ title, now }) => ({ label: rawText(title), value: now ?? 0 }))
