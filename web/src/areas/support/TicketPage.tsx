import { DownOutlined, UpOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useNavigate, useParams } from 'react-router'
import {
  type TicketDetails,
  useSupportTicketsQuery,
  useTechTicketsQuery,
} from '@/api/gen/support/endpoints'
import { joined } from '@/kit/display/None'
import { readList } from '@/kit/display/readValue'
import { labelOf, Status } from '@/kit/display/Status'
import { PlainRecordPage } from '@/kit/record/PlainRecordPage'
import { nothing } from '@/session/reads'
import { ticketActions } from './actions'
import { CustomerPanel } from './CustomerPanel'
import { fullNameOf, keyOf, pathOf, statuses, subjects, ticketOfKey } from './labels'
import { TicketBody } from './TicketBody'
import { TicketContext } from './TicketContext'
import { TicketFacts } from './TicketDetailsTab'
import { useKeptPlace } from './useKeptPlace'
import { useOpenTicket } from './useOpenTicket'

/** A ticket with its player beside it, and the way through the queue that it waits in. */
export function TicketPage() {
  const { brandId = '', id = '' } = useParams()
  const { call, others, composing } = useOpenTicket({ brandId, id })
  const isTech = call.currentData?.kind === 'TECH'
  const { onPrevious, onNext } = useQueueOf(call.currentData)
  return (
    <TicketContext value={{ composing, others, onPrevious, onNext, isPage: true }}>
      <PlainRecordPage<TicketDetails>
        className="support-page"
        what="The ticket"
        loaded={call}
        label={fullNameOf}
        title={(ticket) =>
          joined([fullNameOf(ticket), subjects[ticket.subject] ?? ticket.subject], ' · ')
        }
        back={
          isTech
            ? { label: 'Tech support', to: '/tech-support' }
            : { label: 'Support', to: '/support' }
        }
        state={(ticket) => (
          <>
            <Status {...labelOf(statuses, ticket.status)} />
            <Step label="Previous ticket (k)" icon={<UpOutlined />} go={onPrevious} />
            <Step label="Next ticket (j)" icon={<DownOutlined />} go={onNext} />
          </>
        )}
        actions={ticketActions}
      >
        {(ticket) => (
          <div className="support-columns">
            <TicketBody record={ticket} />
            <aside aria-label="About the ticket">
              <CustomerPanel ticket={ticket} />
              <TicketFacts record={ticket} />
            </aside>
          </div>
        )}
      </PlainRecordPage>
    </TicketContext>
  )
}

interface StepProps {
  readonly label: string
  readonly icon: ReactNode
  readonly go: (() => void) | null
}

const Step = ({ label, icon, go }: StepProps) => (
  <Button
    type="text"
    icon={icon}
    aria-label={label}
    title={label}
    disabled={!go}
    onClick={() => go?.()}
  />
)

const QUEUE = { status: ['NEW', 'PENDING'], isSnoozed: false, limit: 200 } as const

/** The way to the tickets that wait before and after this one. */
function useQueueOf(ticket: TicketDetails | undefined) {
  const navigate = useNavigate()
  const asked = { ...QUEUE, status: [...QUEUE.status] }
  const kind = ticket?.kind
  const ofPlayers = useSupportTicketsQuery(asked, { skip: kind !== 'PLAYER' })
  const ofOperators = useTechTicketsQuery(asked, { skip: kind !== 'TECH' })
  const rows = readList((kind === 'TECH' ? ofOperators : ofPlayers).data?.items)
  const open = ticket ? keyOf(ticket) : null
  const keys = rows.map(keyOf)
  const { previous, next } = useKeptPlace(keys, open)
  const to = (key: string | null | undefined) => {
    const found = ticketOfKey(key ?? null)
    return found ? () => void navigate(pathOf(found)) : null
  }
  const isAside = open !== null && previous === null && next === null
  return { onPrevious: to(previous), onNext: to(isAside ? keys[0] : next) }
}

/** A ticket is read anew whenever it is opened. */
export const reads = nothing
