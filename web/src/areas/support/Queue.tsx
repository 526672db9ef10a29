import { Button } from 'antd'
import { type ReactNode, useMemo } from 'react'
import { later } from '@/api/firstPage'
import type {
  api,
  SupportTicketsApiArg,
  Ticket,
  useSupportTicketsQuery,
} from '@/api/gen/support/endpoints'
import type { ListId } from '@/api/gen/views/enums'
import { useCurrentUser } from '@/kit/currentUser'
import { useHasDialog } from '@/kit/dialog/useDialog'
import { useClock } from '@/kit/display/clock'
import { lazyComponent } from '@/kit/lazyComponent'
import type { Column } from '@/kit/list/columns'
import type { EmptyText } from '@/kit/list/ListEmpty'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { useOpenId } from '@/kit/list/useOpenRecord'
import { listReads } from '@/session/listReads'
import { useGlobalFilters } from '@/session/operator'
import { type Endpoint, type Reads, withGlobals } from '@/session/reads'
import { usePolling } from '@/session/usePolling'
import { bulkActions, ticketActions } from './actions'
import { filters, queryOf } from './fields'
import { fullNameOf, keyOf } from './labels'
import { QueueTabs } from './QueueTabs'
import './support.css'
import { useFreshAt } from './useFreshAt'
import { useHeldRows } from './useHeldRows'
import { useKeptPlace } from './useKeptPlace'

const TicketDrawer = lazyComponent(
  later(() => import('./TicketDrawer').then((code) => code.TicketDrawer)),
)

const REFRESH_EVERY = 10_000
/** While a ticket lies over it, which is what is looked at then. */
const COVERED_EVERY = 30_000

interface QueueProps {
  readonly id: ListId
  readonly endpoint: typeof api.endpoints.supportTickets | typeof api.endpoints.techTickets
  readonly useTickets: typeof useSupportTicketsQuery
  readonly columns: readonly Column<Ticket>[]
  readonly toolbar: ReactNode
  readonly empty: EmptyText
}

/**
 * Tickets in the order in which they are to be answered. Read again every ten seconds, and less often behind an open
 * ticket, unless a dialog stands open; what is looked at meanwhile stays where it is.
 */
export function Queue({ id, endpoint, useTickets, columns, toolbar, empty }: QueueProps) {
  const list = useListState(filters)
  const { userCode } = useCurrentUser()
  const { now } = useClock()
  const { page, limit, sort } = list
  const query = { ...queryOf(list.filters, userCode), page, limit, sort, ...useGlobalFilters() }
  const opened = useOpenId()
  const every = opened.openId === null ? REFRESH_EVERY : COVERED_EVERY
  const loaded = useTickets(query, usePolling(useHasDialog() ? 0 : every))
  useFreshAt(opened.openId, loaded, REFRESH_EVERY)
  const held = useHeldRows(loaded, JSON.stringify(query), opened.openId !== null)
  const { data } = loaded
  const { rows } = held
  const listed = useMemo(() => data && { ...data, items: rows }, [data, rows])
  const { previous, next } = useKeptPlace(rows.map(keyOf), opened.openId)
  const to = (key: string | null) => (key === null ? null : () => opened.show(key))
  return (
    <>
      <ListPage
        id={id}
        what="tickets"
        list={list}
        loaded={{ ...loaded, data: listed }}
        columns={columns}
        rowKey="id"
        rowName={fullNameOf}
        onOpen={(ticket) => opened.show(keyOf(ticket))}
        addressOf={(ticket) => opened.addressOf?.(keyOf(ticket)) ?? ''}
        actions={ticketActions}
        bulk={bulkActions(now)}
        exporting={{ fileName: 'tickets', endpoint, arg: query }}
        toolbar={toolbar}
        above={
          <div className="support-above">
            <QueueTabs
              state={list.filters.state ?? 'WAITING'}
              counts={data?.counts}
              onChoose={(state) => list.setFilters({ state: state === 'WAITING' ? null : state })}
            />
            <News added={held.added} gone={held.gone} onShow={held.show} />
          </div>
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

interface NewsProps {
  readonly added: number
  readonly gone: number
  readonly onShow: () => void
}

/** What changed in the queue since its rows were held for whoever looks at them. */
function News({ added, gone, onShow }: NewsProps) {
  const parts = [added > 0 && `${added} new`, gone > 0 && `${gone} gone`].filter(Boolean)
  return (
    <span role="status">
      {parts.length > 0 && (
        <Button size="small" type="primary" onClick={onShow}>
          {`Update the queue: ${parts.join(', ')}`}
        </Button>
      )}
    </span>
  )
}

/** What a queue asks for first. */
export const queueReads = (endpoint: Endpoint<SupportTicketsApiArg>): Reads =>
  listReads(filters, endpoint, ({ page, limit, sort, ...found }, visit) =>
    withGlobals({ ...queryOf(found, visit.user.userCode), page, limit, sort }, visit),
  )
