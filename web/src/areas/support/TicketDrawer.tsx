import type { TicketDetails } from '@/api/gen/support/endpoints'
import { labelOf, Status } from '@/kit/display/Status'
import { jsonTab } from '@/kit/record/jsonTab'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import type { RecordTab } from '@/kit/record/recordTabs'
import { ticketActions } from './actions'
import { CustomerPanel } from './CustomerPanel'
import { fullNameOf, pathOf, statuses, ticketOfKey } from './labels'
import { TicketBody } from './TicketBody'
import { TicketContext } from './TicketContext'
import { TicketFacts } from './TicketDetailsTab'
import { TicketHistory } from './TicketHistory'
import { useOpenTicket } from './useOpenTicket'

/** A ticket over its queue, with the way to the tickets before and after it. */
export function TicketDrawer(opened: OpenedRecord) {
  const { openId, onPrevious = null, onNext = null } = opened
  const { call, others, composing } = useOpenTicket(ticketOfKey(openId))
  const ticket = call.currentData
  return (
    <TicketContext value={{ composing, others, onPrevious, onNext }}>
      <RecordDrawer<TicketDetails>
        {...opened}
        notedAs={({ ticketId }) => ticketId}
        title={ticket ? fullNameOf(ticket) : 'Support ticket'}
        path={ticket && pathOf(ticket)}
        loaded={call}
        state={({ status }) => <Status {...labelOf(statuses, status)} />}
        actions={ticketActions}
        tabs={tabs}
      />
    </TicketContext>
  )
}

const tabs: readonly RecordTab<TicketDetails>[] = [
  { key: 'conversation', label: 'Conversation', Body: TicketBody },
  {
    key: 'player',
    label: 'Player',
    Body: ({ record }) => <CustomerPanel ticket={record} />,
  },
  { key: 'details', label: 'Details', Body: TicketFacts },
  { key: 'history', label: 'History', permission: 'activities_read', Body: TicketHistory },
  jsonTab('Ticket as JSON'),
]
