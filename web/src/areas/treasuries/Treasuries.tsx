import { useSearchParams } from 'react-router'
import { api, type Treasury, useTreasuriesQuery } from '@/api/gen/treasuries/endpoints'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { useTenantFilters } from '@/session/operator'
import { columns, filters } from './fields'
import { Total } from './Total'

/** What operators keep at crypto providers; a row leads to its accounts. */
export function Treasuries() {
  const list = useListState(filters)
  const [params] = useSearchParams()
  const query = { ...list.query, ...useTenantFilters() }
  const loaded = useTreasuriesQuery(query)
  const accountsOf = ({ treasuryId }: Treasury) => {
    const next = new URLSearchParams({ treasuryId })
    for (const name of ['opId', 'parentOpId', 'includeBrands', 'isTest']) {
      const value = params.get(name)
      if (value !== null) next.set(name, value)
    }
    return `/treasury-account?${next}`
  }
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
