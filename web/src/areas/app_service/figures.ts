import { formatted } from '@/kit/decimal'

export interface Figure {
  readonly title: string
  readonly unit: string
  /** A value in words, with its unit. */
  readonly told: (total: number) => string
  /** A value on the axis. */
  readonly short: (total: number) => string
}

const MEGABYTE = 1024 * 1024

const figure = (title: string, unit: string, scale: number, places: number): Figure => {
  const short = (total: number) => formatted(total / scale, places)
  return { title, unit, short, told: (total) => `${short(total)} ${unit}` }
}

export const figures = {
  cpuData: figure('CPU', '%', 1, 1),
  averageResponseTime: figure('Average response time', 'ms', 0.001, 0),
  averageMemoryWorkingSet: figure('Average memory working set', 'MB', MEGABYTE, 0),
} as const satisfies Record<string, Figure>
