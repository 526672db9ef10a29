import { api, type Treasury, useTreasuriesQuery } from '@/api/gen/treasuries/endpoints'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { listReads } from '@/session/listReads'
import { useTenantFilters } from '@/session/operator'
import { withTenants } from '@/session/reads'
import { useHrefTo } from '@/session/useGoTo'
import { columns, filters } from './fields'
import { Total } from './Total'

/** What operators keep at crypto providers; a row leads to its accounts. */
export function Treasuries() {
  const list = useListState(filters)
  const hrefTo = useHrefTo()
  const query = { ...list.query, ...useTenantFilters() }
  const loaded = useTreasuriesQuery(query)
  const accountsOf = ({ treasuryId }: Treasury) =>
    hrefTo(`/treasury-account?${new URLSearchParams({ treasuryId })}`)
  return (
    <ListPage
      id="treasuries"
      what="treasuries"
      list={list}
      loaded={loaded}
      columns={columns}
      rowKey="treasuryId"
      rowName={({ title }) => `treasury ${title}`}
      hrefOf={accountsOf}
      exporting={{ fileName: 'treasuries', endpoint: api.endpoints.treasuries, arg: query }}
      summary={<Total page={loaded.data} />}
      empty={{
        title: 'No treasuries yet',
        advice: 'An operator has a treasury once a crypto provider pays its players.',
      }}
    />
  )
}

export const reads = listReads(filters, api.endpoints.treasuries, withTenants)
