import { formatted } from '@/kit/display/decimal'
import { percentText } from '@/kit/display/percent'

export interface Figure {
  readonly title: string
  /** What a value counts in the unit that it is drawn in. */
  readonly drawn: (total: number) => number
  /** A value that is drawn, in words, with its unit. */
  readonly format: (drawn: number) => string
}

const MEGABYTE = 1024 * 1024

const figure = (title: string, unit: string, scale: number, places: number): Figure => ({
  title,
  drawn: (total) => total / scale,
  format: (drawn) => `${formatted(drawn, places)} ${unit}`,
})

export const figures = {
  cpuData: { title: 'CPU', drawn: (total) => total, format: (drawn) => percentText(drawn, 1) },
  averageResponseTime: figure('Average response time', 'ms', 0.001, 0),
  averageMemoryWorkingSet: figure('Average memory working set', 'MB', MEGABYTE, 0),
} as const satisfies Record<string, Figure>
