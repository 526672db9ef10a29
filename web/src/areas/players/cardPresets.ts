const DAY_MS = 86_400_000

export const cardPresets = {
  TODAY: 'Today',
  YESTERDAY: 'Yesterday',
  LAST_7_DAYS: 'Last 7 days',
  LAST_30_DAYS: 'Last 30 days',
  LAST_90_DAYS: 'Last 90 days',
} as const
export type CardPreset = keyof typeof cardPresets
export const cardPresetNames = Object.keys(cardPresets) as readonly CardPreset[]

interface Span {
  readonly fromDate: string
  readonly toDate?: string
}

const startOfUtcDay = (at: number): number => Math.floor(at / DAY_MS) * DAY_MS

const DAYS_BACK: Readonly<Record<CardPreset, number>> = {
  TODAY: 0,
  YESTERDAY: 1,
  LAST_7_DAYS: 7,
  LAST_30_DAYS: 30,
  LAST_90_DAYS: 90,
}

/** From the start of a UTC day up to now; yesterday ends with its day. */
export function spanOf(preset: CardPreset, now: number): Span {
  const today = startOfUtcDay(now)
  const fromDate = new Date(today - DAYS_BACK[preset] * DAY_MS).toISOString()
  if (preset !== 'YESTERDAY') return { fromDate }
  return { fromDate, toDate: new Date(today - 1).toISOString() }
}
