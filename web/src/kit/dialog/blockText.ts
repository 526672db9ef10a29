import type { FactsBlock } from '@/api/gen/shared/types'
import { nameText } from '../display/personText'
import { markedText, rawText, readDate } from '../display/readValue'
import { shortTime } from '../display/times'

/** Who blocked a player, when and why: `Blocked by Grace on 07 Mar 2026, 14:05: Chargebacks`. */
export function blockText({ by, at, reason }: FactsBlock, timezone: string): string {
  const instant = readDate(at)
  const day = instant === null ? markedText(at) : shortTime(instant, timezone)
  return `Blocked by ${nameText(rawText(by?.nickname))} on ${day}: ${nameText(rawText(reason))}`
}
