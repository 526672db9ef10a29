import type { Ticket } from '@/api/gen/support/endpoints'
import { api } from '@/api/gen/support/endpoints'
import { type BulkOffer, bulkWrite } from '@/kit/bulk/bulk'
import { lazyComponent } from '@/kit/lazyComponent'
import type { RecordAction } from '@/kit/record/recordActions'

const dialogs = () => import('./dialogs')

const isOver = ({ status }: Ticket) => status === 'CLOSED' || status === 'ARCHIVED'
const overReason = (ticket: Ticket) =>
  isOver(ticket) ? 'A closed or archived ticket cannot be snoozed.' : null

export const ticketActions: readonly RecordAction<Ticket>[] = [
  {
    id: 'status',
    label: 'Update ticket status',
    permission: 'support_write',
    Dialog: lazyComponent(() => dialogs().then((code) => code.UpdateStatus)),
  },
  {
    id: 'assign',
    label: 'Assign ticket',
    permission: 'support_write',
    Dialog: lazyComponent(() => dialogs().then((code) => code.AssignTicket)),
  },
  {
    id: 'snooze',
    label: 'Snooze ticket',
    permission: 'support_write',
    appliesTo: ({ snoozedUntil }) => !snoozedUntil,
    disabledReason: overReason,
    Dialog: lazyComponent(() => dialogs().then((code) => code.SnoozeTicket)),
  },
  {
    id: 'wake',
    label: 'Wake ticket',
    permission: 'support_write',
    appliesTo: ({ snoozedUntil }) => Boolean(snoozedUntil),
    Dialog: lazyComponent(() => dialogs().then((code) => code.WakeTicket)),
  },
]

const addressOf = ({ brandId, id }: Ticket) => ({ brandId, id })
const HOUR_MS = 3_600_000

/** What is done to many at once: the same as to one, with a preview before and a report after. */
export const bulkActions = (now: () => number): readonly BulkOffer<Ticket>[] => [
  {
    id: 'take',
    label: 'Assign to me',
    permission: 'support_write',
    description: 'Each becomes yours.',
    confirmWord: 'assign',
    disabledReason: ({ agent }, { userCode, permissions }) => {
      if (agent?.userCode === userCode) return 'It is yours already.'
      return agent && !permissions.includes('support_manage') ? 'It is somebody else’s.' : null
    },
    write: (ticket, _note, { userCode }) =>
      bulkWrite(
        api.endpoints.supportAssign,
        { ...addressOf(ticket), assigneeForm: { userCode } },
        ticket,
      ),
  },
  {
    id: 'assign',
    label: 'Assign tickets',
    permission: 'support_manage',
    Choice: lazyComponent(() => import('./AssignMany').then((code) => code.AssignMany)),
  },
  {
    id: 'snooze',
    label: 'Snooze for a day',
    permission: 'support_write',
    description: 'Each leaves the queue for a day, or until the other side writes.',
    confirmWord: 'snooze',
    disabledReason: overReason,
    write: (ticket) =>
      bulkWrite(
        api.endpoints.supportSnooze,
        {
          ...addressOf(ticket),
          snoozeForm: { until: new Date(now() + 24 * HOUR_MS).toISOString() },
        },
        ticket,
      ),
  },
  {
    id: 'close',
    label: 'Close tickets',
    permission: 'support_manage',
    danger: true,
    description: 'Each is closed. A message of the other side opens it again.',
    confirmWord: 'close',
    disabledReason: ({ status }) => (status === 'CLOSED' ? 'It is closed already.' : null),
    write: (ticket) =>
      bulkWrite(
        api.endpoints.supportStatusUpdate,
        { ...addressOf(ticket), statusForm: { status: 'CLOSED' } },
        ticket,
      ),
  },
]
