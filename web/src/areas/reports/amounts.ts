import { formatted, inFull } from '@/kit/display/decimal'
import { percentInFull, percentText } from '@/kit/display/percent'
import type { Measure } from './measures'

export type Value = number | null | undefined

const MINUTE = 60
const HOUR = 60 * MINUTE

function duration(seconds: number): string {
  if (seconds < MINUTE) return `≈ ${seconds} s`
  return seconds < HOUR
    ? `≈ ${formatted(seconds / MINUTE, 0)} min`
    : `≈ ${formatted(seconds / HOUR, 1)} h`
}

/** A figure as it is read: amounts without their cents where the user rounds them. */
export function shownAs({ unit }: Measure, value: number, isRounded: boolean): string {
  if (unit === 'usd') return `${formatted(value, isRounded ? 0 : 2)} USD`
  if (unit === 'share') return percentText(value * 100)
  return unit === 'seconds' ? duration(value) : formatted(value, 0)
}

/** To its last digit. */
export const exactly = ({ unit }: Measure, value: number): string =>
  unit === 'share' ? percentInFull(value * 100) : `${inFull(value)}${unit === 'usd' ? ' USD' : ''}`

/** By how much of what it was it changed; nothing where it was nothing. */
export const changeInPercent = (now: number, before: number): string | null =>
  before === 0 ? null : percentText(((now - before) / Math.abs(before)) * 100, 1)
