import type { Ticket } from '@/api/gen/support/endpoints'
import type {
  MessageFrom,
  TicketPriority,
  TicketStatus,
  TicketSubject,
} from '@/api/gen/support/enums'
import { joined } from '@/kit/display/None'
import { nameText } from '@/kit/display/personText'
import { rawText } from '@/kit/display/readValue'
import type { StatusLabel } from '@/kit/display/Status'

export const statuses: Readonly<Record<TicketStatus, StatusLabel>> = {
  NEW: { tone: 'waiting', label: 'New' },
  PENDING: { tone: 'waiting', label: 'Pending' },
  REPLIED: { tone: 'running', label: 'Replied' },
  CLOSED: { tone: 'ended', label: 'Closed' },
  ARCHIVED: { tone: 'ended', label: 'Archived' },
}

export const subjects: Readonly<Record<TicketSubject, string>> = {
  DEPOSIT: 'Deposit',
  WITHDRAW: 'Withdrawal',
  BONUS: 'Bonus',
  GAME: 'Game',
  ACCOUNT: 'Account',
  VERIFICATION: 'Verification',
  TECHNICAL: 'Technical',
  OTHER: 'Other',
}

export const priorities: Readonly<Record<TicketPriority, StatusLabel>> = {
  URGENT: { tone: 'bad', label: 'Urgent' },
  HIGH: { tone: 'waiting', label: 'High' },
  NORMAL: { tone: 'running', label: 'Normal' },
  LOW: { tone: 'ended', label: 'Low' },
}

export const senders: Readonly<Record<MessageFrom, string>> = {
  PLAYER: 'Player',
  OPERATOR: 'Operator',
  AGENT: 'Agent',
  SYSTEM: 'System',
}

/** A ticket by its number, where it is plain whose it is: each operator and brand counts its own. */
export const nameOf = ({ ticketNumber }: Pick<Ticket, 'ticketNumber'>): string =>
  `Ticket ${rawText(ticketNumber) || '—'}`

/** A ticket among those of several tenants. */
export const fullNameOf = (ticket: Pick<Ticket, 'ticketNumber' | 'brandTitle'>): string =>
  joined([nameOf(ticket), nameText(ticket.brandTitle)], ' · ')

export const pathOf = ({ brandId, id }: Pick<Ticket, 'brandId' | 'id'>): string =>
  `/support/${encodeURIComponent(brandId)}/${encodeURIComponent(id)}`

/** What the address of a list keeps of an open ticket: its tenant and its id. */
export const keyOf = ({ brandId, id }: Pick<Ticket, 'brandId' | 'id'>): string => `${brandId}~${id}`

export function ticketOfKey(key: string | null): { brandId: string; id: string } | null {
  const [brandId, id] = (key ?? '').split('~')
  return brandId && id ? { brandId, id } : null
}
