import type { ReactNode } from 'react'
import type { api, Ticket, useSupportTicketsQuery } from '@/api/gen/support/endpoints'
import type { ListId } from '@/api/gen/views/enums'
import { useCurrentUser } from '@/kit/currentUser'
import { useHasDialog } from '@/kit/dialog/useDialog'
import { useClock } from '@/kit/display/clock'
import { lazyComponent } from '@/kit/lazyComponent'
import type { EmptyText } from '@/kit/list/ListEmpty'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { useOpenId } from '@/kit/list/useOpenRecord'
import { useGlobalFilters } from '@/session/operator'
import { usePolling } from '@/session/usePolling'
import { bulkActions, ticketActions } from './actions'
import { columns, filters, queryOf } from './fields'
import { keyOf, nameOf } from './labels'
import { QueueTabs } from './QueueTabs'
import './support.css'
import { useKeptPlace } from './useKeptPlace'

const TicketDrawer = lazyComponent(() => import('./TicketDrawer').then((code) => code.TicketDrawer))

const REFRESH_EVERY = 10_000
const NONE: readonly Ticket[] = []

interface QueueProps {
  readonly id: ListId
  readonly endpoint: typeof api.endpoints.supportTickets | typeof api.endpoints.techTickets
  readonly useTickets: typeof useSupportTicketsQuery
  readonly toolbar: ReactNode
  readonly empty: EmptyText
}

/** Tickets in the order in which they are to be answered. Read again every ten seconds, unless a dialog stands open. */
export function Queue({ id, endpoint, useTickets, toolbar, empty }: QueueProps) {
  const list = useListState(filters)
  const { userCode } = useCurrentUser()
  const { now } = useClock()
  const { page, limit, sort } = list
  const query = { ...queryOf(list.filters, userCode), page, limit, sort, ...useGlobalFilters() }
  const loaded = useTickets(query, usePolling(useHasDialog() ? 0 : REFRESH_EVERY))
  const opened = useOpenId()
  const rows = loaded.data?.items ?? NONE
  const { previous, next } = useKeptPlace(rows.map(keyOf), opened.openId)
  const to = (key: string | null) => (key === null ? null : () => opened.show(key))
  return (
    <>
      <ListPage
        id={id}
        what="tickets"
        list={list}
        loaded={loaded}
        columns={columns}
        rowKey="id"
        rowName={nameOf}
        onOpen={(ticket) => opened.show(keyOf(ticket))}
        actions={ticketActions}
        bulk={bulkActions(now)}
        exporting={{ fileName: 'tickets', endpoint, arg: query }}
        toolbar={toolbar}
        above={
          <QueueTabs
            state={list.filters.state ?? 'WAITING'}
            counts={loaded.data?.counts}
            onChoose={(state) => list.setFilters({ state: state === 'WAITING' ? null : state })}
          />
        }
        empty={empty}
      />
      <TicketDrawer
        openId={opened.openId}
        onPrevious={to(previous)}
        onNext={to(next)}
        onClose={opened.close}
      />
    </>
  )
}
