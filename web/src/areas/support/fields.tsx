import type { SupportTicketsApiArg, Ticket } from '@/api/gen/support/endpoints'
import { ticketPriorityValues, ticketSubjectValues } from '@/api/gen/support/enums'
import { Name } from '@/kit/display/Name'
import { nameText } from '@/kit/display/personText'
import { readList } from '@/kit/display/readValue'
import { labelOf, Status } from '@/kit/display/Status'
import { days, defineFilters } from '@/kit/list/defineFilters'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { fullNameOf, nameOf, priorities, statuses, subjects } from './labels'
import { Waiting } from './waiting'

interface NumberedProps {
  readonly ticket: Ticket
  readonly tenant?: string | undefined
}

const Numbered = ({ ticket, tenant }: NumberedProps) => (
  <span className={ticket.isUnread ? 'support-unread' : undefined}>
    {nameOf(ticket)}
    {tenant && <span className="support-tenant">{` · ${tenant}`}</span>}
    {ticket.isUnread && <span className="kit-unseen"> unread</span>}
  </span>
)

const fields = fieldsOf<Ticket>()({
  ticketNumber: {
    label: 'Ticket',
    width: 88,
    sortable: true,
    read: nameOf,
    render: (ticket) => <Numbered ticket={ticket} />,
  },
  waitingSince: {
    label: 'Waiting',
    width: 108,
    sortable: true,
    field: 'waitingSince',
    read: ({ waitingSince }) => waitingSince,
    render: (ticket) => <Waiting ticket={ticket} />,
  },
  priority: {
    width: 80,
    labels: priorities,
    render: ({ priority }) => <Status {...labelOf(priorities, priority)} />,
  },
  status: {
    width: 92,
    labels: statuses,
    render: ({ status }) => <Status {...labelOf(statuses, status)} />,
  },
  subject: {
    field: [{ field: 'subject', labels: subjects }],
    width: 104,
    optional: true,
    read: ({ subject }) => subjects[subject] ?? subject,
  },
  lastMessage: {
    label: 'Last message',
    width: 208,
    field: 'lastMessage.text',
    read: ({ lastMessage }) => lastMessage.text,
    render: ({ lastMessage }) => (
      <bdi dir="auto" title={lastMessage.text}>
        {lastMessage.text}
      </bdi>
    ),
  },
  player: {
    field: [{ field: 'player.username' }, { field: 'openedBy.nickname', title: 'Asked by' }],
    label: 'Player',
    width: 139,
    read: ({ player, openedBy }) => player?.username ?? openedBy?.nickname ?? null,
    render: ({ player, openedBy }) => <Name text={player?.username ?? openedBy?.nickname} />,
  },
  agent: { width: 96, field: 'agent.nickname', read: ({ agent }) => agent?.nickname },
  viewers: {
    field: 'viewers.nickname',
    label: 'Here now',
    width: 80,
    optional: true,
    read: ({ viewers }) =>
      readList(viewers)
        .map(({ nickname }) => nameText(nickname))
        .join(', '),
    render: ({ viewers }) => readList(viewers).map(presenceText).join(', ') || null,
  },
  brandTitle: { label: 'Operator or brand', width: 136, optional: true, inFiles: true },
  messageCount: { label: 'Messages', width: 88, kind: 'number', optional: true },
  snoozedUntil: { label: 'Snoozed until', width: 148, kind: 'time', optional: true },
  createdAt: { label: 'Created', width: 148, kind: 'time', sortable: true, optional: true },
  updatedAt: { label: 'Updated', width: 148, kind: 'time', sortable: true, optional: true },
})

const ofSeveral = {
  width: 204,
  least: 170,
  read: fullNameOf,
  render: (ticket: Ticket) => <Numbered ticket={ticket} tenant={nameText(ticket.brandTitle)} />,
}
export const ownColumns = fields.columns()

/** Each operator and brand counts its own tickets: who sees several is told whose each is by its name. */
export const columns: typeof ownColumns = ownColumns.map((column) =>
  column.key === 'ticketNumber' ? { ...column, ...ofSeveral } : column,
)

/** There operators ask; who it was can be chosen. */
const asked = (all: typeof columns) =>
  all.map((column) =>
    column.key === 'player' ? { ...column, title: 'Asked by', optional: true } : column,
  )
export const techColumns = asked(columns)
export const ownTechColumns = asked(ownColumns)

export const presenceText = ({ nickname, isWriting }: Ticket['viewers'][number]): string =>
  isWriting === true ? `${nameText(nickname)} is writing` : nameText(nickname)

export const QUEUE_STATES = [
  'WAITING',
  'NEW',
  'PENDING',
  'REPLIED',
  'CLOSED',
  'ARCHIVED',
  'SNOOZED',
  'ALL',
] as const
export type QueueState = (typeof QUEUE_STATES)[number]

const AGENTS = ['ME', 'NOBODY'] as const
const AGES = ['30', '60', '240', '1440'] as const

/** What the address says of a queue; the call takes `state`, `whose` and `age` in other words. */
interface QueueAddress
  extends Omit<SupportTicketsApiArg, 'status' | 'agent' | 'isAssigned' | 'isSnoozed'> {
  readonly state?: QueueState
  readonly whose?: (typeof AGENTS)[number]
  readonly age?: (typeof AGES)[number]
}

const created = days('from', 'to', 'Created', 128, 128)
const createdDays = {
  from: { ...created.from, more: true },
  to: { ...created.to, more: true },
}

export const filters = defineFilters<QueueAddress>()(
  'queue',
  {
    text: { label: 'Text in messages', width: 168 },
    whose: {
      label: 'Agent',
      width: 112,
      values: AGENTS,
      labels: { ME: 'Assigned to me', NOBODY: 'Nobody’s' },
    },
    priority: { values: ticketPriorityValues, labels: priorities, width: 112, more: true },
    subject: { values: ticketSubjectValues, labels: subjects, width: 128, more: true },
    isUnread: { label: 'Unread', kind: 'boolean', width: 96, more: true },
    age: {
      label: 'Waiting for',
      width: 128,
      more: true,
      values: AGES,
      labels: {
        '30': '30 min or more',
        '60': '1 h or more',
        '240': '4 h or more',
        '1440': '1 d or more',
      },
    },
    ticketNumber: { label: 'Ticket number', kind: 'number', width: 112, more: true },
    playerCode: { label: 'Player code', width: 128, more: true },
    ...createdDays,
    state: QUEUE_STATES,
  },
  { fields },
)

type Filters = {
  readonly state?: QueueState
  readonly whose?: (typeof AGENTS)[number]
  readonly age?: (typeof AGES)[number]
}

const WAITING = ['NEW', 'PENDING'] as const

/** The filters of a queue as its call takes them. Nothing chosen is what waits. */
export function queryOf({ state = 'WAITING', whose, age, ...rest }: Filters, userCode: string) {
  const isOneState = state !== 'WAITING' && state !== 'SNOOZED' && state !== 'ALL'
  return {
    ...rest,
    ...(state === 'WAITING' && { status: [...WAITING], isSnoozed: false }),
    ...(isOneState && { status: [state] }),
    ...(state === 'SNOOZED' && { isSnoozed: true }),
    ...(whose === 'ME' && { agent: userCode }),
    ...(whose === 'NOBODY' && { isAssigned: false }),
    ...(age && { minWaitingMinutes: Number(age) }),
  }
}
