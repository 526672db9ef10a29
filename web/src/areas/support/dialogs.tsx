import { Button, Input, Select } from 'antd'
import { useState } from 'react'
import { CLOSED_TO_NEW, MOST_SNOOZE_DAYS } from '@/api/gen/support/constants'
import { type Ticket, useSupportAgentsQuery } from '@/api/gen/support/endpoints'
import { ticketStatusValues } from '@/api/gen/support/enums'
import {
  supportAssignForm,
  supportSnoozeForm,
  supportStatusUpdateForm,
} from '@/api/gen/support/forms'
import { useCurrentUser } from '@/kit/currentUser'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { useClock } from '@/kit/display/clock'
import { DateTime } from '@/kit/display/DateTime'
import { instantAt, localTime } from '@/kit/display/days'
import { Name } from '@/kit/display/Name'
import { joined } from '@/kit/display/None'
import { optionsOf } from '@/kit/display/options'
import { nameText } from '@/kit/display/personText'
import type { RecordField } from '@/kit/display/RecordFields'
import { labelOf, Status } from '@/kit/display/Status'
import { Field } from '@/kit/form/Field'
import { TimeField } from '@/kit/form/TimeField'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { AgentSelect } from './AgentSelect'
import { statuses, subjects } from './labels'

const argsOf = ({ brandId, id }: Ticket) => ({ brandId, id })

const factsOf = (ticket: Ticket): readonly RecordField[] => [
  ['Ticket', joined([ticket.ticketNumber, nameText(ticket.brandTitle)], ' · ')],
  ['Subject', subjects[ticket.subject] ?? ticket.subject],
  ['Status', <Status key="status" {...labelOf(statuses, ticket.status)} />],
]

/** Any status but the one that it has, and never from Closed to New. */
export function UpdateStatus({ record: ticket, onClose }: RecordDialogProps<Ticket>) {
  const isClosed = ticket.status === 'CLOSED'
  const offered = ticketStatusValues.filter(
    (status) => status !== ticket.status && !(isClosed && status === 'NEW'),
  )
  return (
    <EditDialog
      form={supportStatusUpdateForm}
      title="Update ticket status"
      submitLabel="Update ticket status"
      record={ticket}
      values={() => ({})}
      args={argsOf(ticket)}
      facts={factsOf(ticket)}
      onClose={onClose}
    >
      <Field name="status" label="Status" {...(isClosed && { help: CLOSED_TO_NEW })}>
        <Select placeholder="Choose a status" options={optionsOf(offered, statuses)} />
      </Field>
    </EditDialog>
  )
}

/** Whose the ticket is: the user's own, somebody else's with a note for them, or nobody's. */
export function AssignTicket({ record: ticket, onClose }: RecordDialogProps<Ticket>) {
  const { userCode, permissions } = useCurrentUser()
  const mayAssign = permissions.includes('support_manage')
  const agents = useSupportAgentsQuery({ opId: ticket.brandId, kind: ticket.kind })
  const found = (agents.data?.items ?? []).filter(
    (agent) => mayAssign || agent.userCode === userCode,
  )
  return (
    <EditDialog
      form={supportAssignForm}
      title="Assign ticket"
      submitLabel="Assign ticket"
      record={ticket}
      values={({ agent }: Ticket) => (agent ? { userCode: agent.userCode } : {})}
      args={argsOf(ticket)}
      facts={[
        ...factsOf(ticket),
        ['Agent now', ticket.agent && <Name key="agent" text={ticket.agent.nickname} />],
      ]}
      onClose={onClose}
    >
      <Field
        name="userCode"
        label="Agent"
        help={mayAssign ? 'Leave empty for nobody.' : 'You may take it, or give it back.'}
      >
        <AgentSelect agents={found} loading={agents.isFetching} />
      </Field>
      {mayAssign && (
        <Field name="note" label="Note" help="For the new agent. It stays on your side.">
          <Input.TextArea rows={2} dir="auto" />
        </Field>
      )}
    </EditDialog>
  )
}

const HOUR_MS = 3_600_000
const CHOICES: readonly (readonly [label: string, hours: number])[] = [
  ['1 hour', 1],
  ['4 hours', 4],
  ['1 day', 24],
  ['3 days', 72],
  ['1 week', 168],
]

/** Out of the queue until a time, or until the other side writes. */
export function SnoozeTicket({ record: ticket, onClose }: RecordDialogProps<Ticket>) {
  const { timezone, now } = useClock()
  const [round, setRound] = useState({ key: 0, at: now() + 24 * HOUR_MS })
  const from = (at: number) => setRound(({ key }) => ({ key: key + 1, at }))
  const { snoozedBefore } = ticket
  return (
    <EditDialog
      key={round.key}
      form={supportSnoozeForm}
      title="Snooze ticket"
      submitLabel="Snooze ticket"
      record={ticket}
      values={() => ({ until: localTime(new Date(round.at).toISOString(), timezone) })}
      toBody={({ until }) => ({ until: until && instantAt(until, timezone) })}
      args={argsOf(ticket)}
      facts={factsOf(ticket)}
      onClose={onClose}
    >
      <div className="support-choices">
        {CHOICES.map(([label, hours]) => (
          <Button key={label} size="small" onClick={() => from(now() + hours * HOUR_MS)}>
            {label}
          </Button>
        ))}
        {snoozedBefore && (
          <Button size="small" onClick={() => from(Date.parse(snoozedBefore))}>
            As before, until&nbsp;
            <DateTime at={snoozedBefore} />
          </Button>
        )}
      </div>
      <TimeField
        name="until"
        label="Until"
        help={`At most ${MOST_SNOOZE_DAYS} days. It wakes sooner when the other side writes.`}
      />
    </EditDialog>
  )
}

/** Back into the queue at once. */
export function WakeTicket({ record: ticket, onClose }: RecordDialogProps<Ticket>) {
  return (
    <EditDialog
      form={supportSnoozeForm}
      title="Wake ticket"
      submitLabel="Wake ticket"
      record={ticket}
      values={() => ({})}
      toBody={() => ({})}
      args={argsOf(ticket)}
      effect="It goes back into the queue at once."
      facts={[
        ...factsOf(ticket),
        ['Snoozed until', <DateTime key="until" at={ticket.snoozedUntil} />],
      ]}
      onClose={onClose}
    />
  )
}
