import { api, usePlayersRevealsQuery } from '@/api/gen/reveals/endpoints'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { useOpenRecord } from '@/kit/list/useOpenRecord'
import { listReads } from '@/session/listReads'
import { useTenantFilters } from '@/session/operator'
import { withTenants } from '@/session/reads'
import { columns, filters } from './fields'
import { RevealDrawer } from './RevealDrawer'

/** Who had which personal data of a player shown, and why. */
export function Reveals() {
  const list = useListState(filters)
  const query = { ...list.query, ...useTenantFilters() }
  const loaded = usePlayersRevealsQuery(query)
  const opened = useOpenRecord(loaded, '_id')
  return (
    <>
      <ListPage
        id="reveals"
        what="reveals"
        list={list}
        loaded={loaded}
        columns={columns}
        rowKey="_id"
        rowName={({ playerCode, nickname }) => `reveal of ${playerCode} by ${nickname}`}
        onOpen={opened.open}
        addressOf={opened.addressOf}
        exporting={{ fileName: 'reveals', endpoint: api.endpoints.playersReveals, arg: query }}
        empty={{
          title: 'No reveals yet',
          advice:
            'Whenever somebody has masked personal data of a player shown, it is listed here.',
        }}
      />
      {opened.wasOpened && <RevealDrawer {...opened.drawer} loaded={opened.record} />}
    </>
  )
}

export const reads = listReads(filters, api.endpoints.playersReveals, withTenants)
