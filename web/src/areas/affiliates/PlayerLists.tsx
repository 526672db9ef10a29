import { Drawer } from 'antd'
import { useState } from 'react'
import {
  type ActivePlayersRequest,
  type Affiliate,
  api,
  useAffiliateActivePlayersQuery,
} from '@/api/gen/affiliates/endpoints'
import type { DialogProps } from '@/kit/dialog/useDialog'
import { joined } from '@/kit/display/None'
import type { ListSource } from '@/kit/list/fetchAllRows'
import { PAGE_SIZE, PagedTable } from '@/kit/list/PagedTable'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { monthAt, titleOfMonth } from './months'
import { PlayerTable } from './Players'
import { playerColumns } from './playerColumns'

/** A channel's lists are named for the channel. */
type Of = Pick<Affiliate, 'affId'> & Partial<Pick<Affiliate, 'affTitle'>>

interface PlayerListProps extends RecordDialogProps<Of> {
  /** When the month begins (UTC) that is asked about; all time, or the running one, where none is. */
  readonly month?: string
  readonly channelId?: string | null
  readonly subChannelId?: string
  /** Those alone who made a first deposit. */
  readonly hasDeposited?: boolean
}

/** What is listed, of which affiliate or channel, and of which month. */
function titled(title: string, props: PlayerListProps): string {
  const { record, month, channelId, subChannelId } = props
  const of = channelId ? [channelId, subChannelId] : [record.affTitle ?? record.affId]
  return joined([title, ...of, month && titleOfMonth(month)], ' · ')
}

/** Whom an affiliate brought, in a month, or by a channel. */
export function ReferredPlayers(props: PlayerListProps) {
  const { record, month, channelId, subChannelId, hasDeposited, onClose } = props
  const span = month && monthAt(month)
  return (
    <Drawer
      open
      size={720}
      title={titled(hasDeposited ? 'First deposits' : 'Referred players list', props)}
      onClose={onClose}
      destroyOnHidden
    >
      <PlayerTable
        of={{
          affId: record.affId,
          ...(span && { joinedFrom: span.from, joinedTo: span.to }),
          ...(channelId && { channelId }),
          ...(subChannelId && { subChannelId }),
          ...(hasDeposited !== undefined && { hasDeposited }),
        }}
      />
    </Drawer>
  )
}

/** Who of an affiliate's players deposited for the first time in a month. */
export function FirstDepositors(props: PlayerListProps & { readonly month: string }) {
  const { record, month, channelId, onClose } = props
  const span = monthAt(month)
  return (
    <Drawer
      open
      size={720}
      title={titled('First deposits', props)}
      onClose={onClose}
      destroyOnHidden
    >
      <PlayerTable
        of={{
          affId: record.affId,
          depositedFrom: span.from,
          depositedTo: span.to,
          ...(channelId && { channelId }),
        }}
      />
    </Drawer>
  )
}

/** Which of an affiliate's players placed a bet in a month, the running one where none is said. */
export function ActivePlayers(props: PlayerListProps) {
  const { record, month, channelId, onClose } = props
  return (
    <ActiveList
      title={titled('Active players list', props)}
      of={{
        affId: record.affId,
        ...(month && monthAt(month)),
        ...(channelId && { channelId }),
      }}
      onClose={onClose}
    />
  )
}

interface ActiveListProps extends DialogProps {
  readonly title: string
  readonly of: ActivePlayersRequest
}

const { affiliateActivePlayers } = api.endpoints

/** The call takes its filters and its page as one body. */
const activeSource = (of: ActivePlayersRequest): ListSource => ({
  arg: of,
  endpoint: {
    name: affiliateActivePlayers.name,
    initiate: (activePlayersRequest, options) =>
      affiliateActivePlayers.initiate({ activePlayersRequest }, options),
  },
})

/** Players who placed a bet in a period. */
export function ActiveList({ title, of, onClose }: ActiveListProps) {
  const [page, setPage] = useState(1)
  const { currentData: data, ...call } = useAffiliateActivePlayersQuery({
    activePlayersRequest: { ...of, page, limit: PAGE_SIZE },
  })
  return (
    <Drawer open size={720} title={title} onClose={onClose} destroyOnHidden>
      <PagedTable
        what="active players"
        columns={playerColumns}
        rowKey="playerCode"
        call={{ ...call, rows: data?.items, count: data?.count }}
        page={page}
        onPage={setPage}
        exporting={{
          fileName: `active-players-of-${of.affId ?? of.playerCode}`,
          ...activeSource(of),
        }}
        empty="Nobody placed a bet in this period."
      />
    </Drawer>
  )
}
