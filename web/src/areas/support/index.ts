import type { Player } from '@/api/gen/players/endpoints'
import type { Transaction } from '@/api/gen/shared/types'
import { lazyComponent } from '@/kit/lazyComponent'
import type { RecordAction } from '@/kit/record/recordActions'

const forms = () => import('./NewTicket')
const offer = {
  id: 'createTicket',
  label: 'Create support ticket',
  permission: 'support_write',
} as const

/** A ticket for the player, from their record. */
export const ticketOfPlayer: RecordAction<Player> = {
  ...offer,
  disabledReason: ({ isDeleted }) => (isDeleted ? 'This player was deleted.' : null),
  Dialog: lazyComponent(() => forms().then((code) => code.NewTicketOfPlayer)),
}

/** A ticket for the player of a transaction, about it. */
export const ticketOfTransaction: RecordAction<Transaction> = {
  ...offer,
  Dialog: lazyComponent(() => forms().then((code) => code.NewTicketOfTransaction)),
}
