import { MASK } from '@/api/gen/reveals/constants'
import { PLACEHOLDER_PATTERN } from '@/api/gen/support/constants'
import type { CannedReply, TicketDetails } from '@/api/gen/support/endpoints'
import { formatted } from '@/kit/display/decimal'
import { placesOf } from '@/kit/display/placesOf'

type Filled = 'name' | 'playerCode' | 'txId' | 'amount' | 'ticketNumber'
const NAMES: readonly Filled[] = ['name', 'playerCode', 'txId', 'amount', 'ticketNumber']

const isKnown = (name: string): name is Filled => NAMES.some((each) => each === name)

const isSeen = (name: unknown): name is string =>
  typeof name === 'string' && name !== '' && !name.includes(MASK)

function valueIn(name: Filled, ticket: TicketDetails): string | null {
  const { player, txId, amount, currency } = ticket
  switch (name) {
    case 'name':
      // A mask is no way to greet anybody.
      return (isSeen(player?.firstName) && player?.firstName) || player?.username || null
    case 'playerCode':
      return player?.playerCode ?? null
    case 'txId':
      return txId
    case 'ticketNumber':
      return String(ticket.ticketNumber)
    case 'amount':
      return amount === null || currency === null
        ? null
        : `${formatted(amount, placesOf(currency))} ${currency}`
  }
}

/** A canned reply's text with what the ticket knows filled in; what it does not know stays between its braces. */
export const filledIn = (text: string, ticket: TicketDetails): string =>
  text.replaceAll(new RegExp(PLACEHOLDER_PATTERN, 'g'), (whole, name: string) =>
    isKnown(name) ? (valueIn(name, ticket) ?? whole) : whole,
  )

/** The placeholders that a text still has, which nobody is to be sent. */
export const openPlaceholders = (text: string): readonly string[] => [
  ...new Set(
    [...text.matchAll(new RegExp(PLACEHOLDER_PATTERN, 'g'))]
      .filter(([, name = '']) => isKnown(name))
      .map(([whole]) => whole),
  ),
]

/** A canned reply in the player's language, else in English, else in the first that it has. */
export function textFor({ texts }: CannedReply, language: string | undefined): string {
  return (language && texts[language]) || texts['en'] || Object.values(texts)[0] || ''
}

const KEPT_NAMES = { '{name}': 'firstName', '{lastName}': 'lastName' } as const
const KEPT = Object.entries(KEPT_NAMES) as [keyof typeof KEPT_NAMES, 'firstName' | 'lastName'][]

/** A text as the browser may keep it: without the player's names. */
export const withoutNames = (text: string, { player }: TicketDetails): string =>
  KEPT.reduce((now, [place, field]) => {
    const name = player?.[field]
    if (!isSeen(name)) return now
    const escaped = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    return now.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'gu'), place)
  }, text)

/** The text again with the names that were left out of it. */
export const withNames = (text: string, { player }: TicketDetails): string =>
  KEPT.reduce((now, [place, field]) => {
    const name = player?.[field]
    return isSeen(name) ? now.replaceAll(place, () => name) : now
  }, text)
