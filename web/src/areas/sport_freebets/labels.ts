import { ERRORS, STAGES } from '@/api/gen/sport_freebets/constants'
import type { FreebetTemplate } from '@/api/gen/sport_freebets/endpoints'
import type { FreebetStatus, FreebetType } from '@/api/gen/sport_freebets/enums'
import { rawText } from '@/kit/display/readValue'
import type { StatusLabel } from '@/kit/display/Status'

export const statuses: Readonly<Record<FreebetStatus, StatusLabel>> = {
  ACTIVE: { tone: 'good', label: 'Active' },
  USED: { tone: 'ended', label: 'Used' },
  EXPIRED: { tone: 'ended', label: 'Expired' },
}

export const types: Readonly<Record<FreebetType, string>> = {
  SPORT: 'Sport',
  VIRTUAL: 'Virtual sports',
}

const textIn = (texts: Readonly<Record<string, string>>, code: number): string =>
  texts[String(code)] ?? rawText(code)

export const stageOf = (stage: number): string => textIn(STAGES, stage)

/** The sportsbook's reasons in words, the first one first; none where an answer gives none. */
export function reasonsOf(data: unknown): readonly string[] {
  const items = (data as { errorItems?: unknown } | null | undefined)?.errorItems
  if (!Array.isArray(items)) return []
  return items.map((item) => textIn(ERRORS, (item as { errorCode: number }).errorCode))
}

const MS = 1000

/** What the sportsbook counts in seconds, as the wire writes an instant. */
export const instantOf = (seconds: number): string => new Date(seconds * MS).toISOString()

/** How a template stands at a moment. */
export function stateOf(template: FreebetTemplate, now: number): StatusLabel {
  const { isEnable, fromTime, toTime } = template
  if (!isEnable) return { tone: 'ended', label: 'Disabled' }
  if (toTime * MS <= now) return { tone: 'ended', label: 'Expired' }
  if (fromTime * MS > now) return { tone: 'waiting', label: 'Upcoming' }
  return { tone: 'good', label: 'Active' }
}

export const rangeOf = (least: number | string, most: number | string): string =>
  least === most ? rawText(least) : `${rawText(least)}–${rawText(most)}`
