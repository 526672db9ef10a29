import type { TicketDetails } from '@/api/gen/support/endpoints'
import { Copy } from '@/kit/display/Copy'
import { DateTime } from '@/kit/display/DateTime'
import { Name } from '@/kit/display/Name'
import { RecordFields } from '@/kit/display/RecordFields'
import { rawText } from '@/kit/display/readValue'
import { labelOf, Status } from '@/kit/display/Status'
import type { RecordTabProps } from '@/kit/record/recordTabs'
import { priorities, subjects } from './labels'
import { TransactionOpener } from './Opened'
import { Waiting } from './waiting'

/** The facts of a ticket. */
export const TicketFacts = ({ record: ticket }: RecordTabProps<TicketDetails>) => (
  <RecordFields
    fields={[
      ['Ticket ID', <Copy key="id" text={ticket.ticketId} what="ticket ID" />],
      ['Operator or brand', ticket.brandTitle],
      ['Brand of', ticket.parentBrandTitle],
      ['Subject', subjects[ticket.subject] ?? rawText(ticket.subject)],
      ['Priority', <Status key="priority" {...labelOf(priorities, ticket.priority)} />],
      ['Agent', ticket.agent && <Name key="agent" text={ticket.agent.nickname} />],
      ['Opened by', ticket.openedBy && <Name key="by" text={ticket.openedBy.nickname} />],
      ['Waiting', <Waiting key="waiting" ticket={ticket} />],
      ['Answer due', <DateTime key="due" at={ticket.dueAt} relative />],
      ['First reply', <DateTime key="first" at={ticket.firstResponseAt} />],
      ['Snoozed until', <DateTime key="snoozed" at={ticket.snoozedUntil} />],
      [
        'Transaction',
        ticket.txId && (
          <TransactionOpener key="tx" txId={ticket.txId}>
            <code>{rawText(ticket.txId)}</code>
          </TransactionOpener>
        ),
      ],
      ['Created', <DateTime key="created" at={ticket.createdAt} />],
      ['Updated', <DateTime key="updated" at={ticket.updatedAt} />],
    ]}
  />
)

/** What a ticket is about and how long it waits, above its conversation. */
export const TicketSummary = ({ ticket }: { readonly ticket: TicketDetails }) => (
  <RecordFields
    fields={[
      ['Subject', subjects[ticket.subject] ?? rawText(ticket.subject)],
      ['Waiting', <Waiting key="waiting" ticket={ticket} />],
      ['Priority', <Status key="priority" {...labelOf(priorities, ticket.priority)} />],
      ['Agent', ticket.agent && <Name key="agent" text={ticket.agent.nickname} />],
    ]}
  />
)
