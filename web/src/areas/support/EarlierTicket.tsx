import {
  type FactTicket,
  type TicketDetails,
  useSupportTicketQuery,
} from '@/api/gen/support/endpoints'
import { useCurrentUser } from '@/kit/currentUser'
import type { FadingDialogProps } from '@/kit/dialog/useDialog'
import { labelOf, Status } from '@/kit/display/Status'
import { RecordDrawer } from '@/kit/record/RecordDrawer'
import type { RecordTab, RecordTabProps } from '@/kit/record/recordTabs'
import { Conversation } from './Conversation'
import { nameOf, pathOf, statuses } from './labels'
import { TicketFacts } from './TicketDetailsTab'

export type TicketAddress = Pick<FactTicket, 'brandId' | 'ticketId' | 'ticketNumber'>

interface EarlierTicketProps extends FadingDialogProps {
  readonly ticket: TicketAddress
}

function Messages({ record }: RecordTabProps<TicketDetails>) {
  return <Conversation key={record.id} ticket={record} userCode={useCurrentUser().userCode} />
}

const tabs: readonly RecordTab<TicketDetails>[] = [
  {
    key: 'conversation',
    label: 'Conversation',
    Body: Messages,
  },
  { key: 'details', label: 'Details', Body: TicketFacts },
]

/** Another ticket, to be read beside the one that is answered. */
export function EarlierTicket({ ticket, open, onClose }: EarlierTicketProps) {
  const address = { brandId: ticket.brandId, id: ticket.ticketId }
  const call = useSupportTicketQuery(address)
  return (
    <RecordDrawer<TicketDetails>
      openId={open ? ticket.ticketId : null}
      title={nameOf(ticket)}
      path={pathOf(address)}
      loaded={call}
      state={({ status }) => <Status {...labelOf(statuses, status)} />}
      tabs={tabs}
      onClose={onClose}
    />
  )
}
