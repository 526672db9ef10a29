import { PLACEHOLDER_PATTERN } from '@/api/gen/support/constants'
import type { CannedReply, TicketDetails } from '@/api/gen/support/endpoints'
import { formatted } from '@/kit/display/decimal'
import { placesOf } from '@/kit/display/placesOf'

type Filled = 'name' | 'playerCode' | 'txId' | 'amount' | 'ticketNumber'
const NAMES: readonly Filled[] = ['name', 'playerCode', 'txId', 'amount', 'ticketNumber']

const isKnown = (name: string): name is Filled => NAMES.some((each) => each === name)

function valueIn(name: Filled, ticket: TicketDetails): string | null {
  const { player, txId, amount, currency } = ticket
  switch (name) {
    case 'name':
      return player?.firstName || player?.username || null
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
