import { useSearchParams } from 'react-router'
import { api, type Treasury, useTreasuriesQuery } from '@/api/gen/treasuries/endpoints'
import { networkValues, treasuryStatusValues } from '@/api/gen/treasuries/enums'
import { Money } from '@/kit/display/Money'
import { joined } from '@/kit/display/None'
import { optionsOf } from '@/kit/display/options'
import { labelOf, Status } from '@/kit/display/Status'
import { type Column, statusColumn, timeColumn } from '@/kit/list/columns'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { useGlobalFilters } from '@/session/operator'
import { networks, PROVIDERS, sharedFilters, statuses } from './labels'
import { Total } from './Total'

const SPEC = {
  sort: '-balanceInUSD',
  filters: { provider: PROVIDERS, network: networkValues, status: treasuryStatusValues },
} as const

const columns: readonly Column<Treasury>[] = [
  { key: 'title', title: 'Treasury', width: 180 },
  {
    key: 'balanceInUSD',
    title: 'Balance in USD',
    width: 128,
    align: 'end',
    sortable: true,
    currency: 'USD',
    render: ({ balanceInUSD }) => <Money amount={balanceInUSD} />,
  },
  {
    key: 'minimumInUSD',
    title: 'Alert threshold',
    width: 120,
    align: 'end',
    currency: 'USD',
    render: ({ minimumInUSD }) => <Money amount={minimumInUSD} />,
  },
  { key: 'opTitle', title: 'Operator', width: 160, sortable: true, optional: true },
  { key: 'provider', title: 'Provider', width: 84, sortable: true },
  {
    key: 'networks',
    title: 'Networks',
    width: 184,
    render: (row) =>
      joined(
        row.networks.map((network) => networks[network] ?? network),
        ', ',
      ),
  },
  { key: 'accountCount', title: 'Accounts', width: 84, align: 'end' },
  statusColumn(92, ({ status }) => <Status {...labelOf(statuses, status)} />),
  timeColumn('updatedAt', 'Last transaction', { width: 144, sortable: true }),
  timeColumn('createdAt', 'Opened', { width: 152, sortable: true, optional: true }),
]

/** What operators keep at crypto providers; a row leads to its accounts. */
export function Treasuries() {
  const list = useListState(SPEC)
  const { opId, includeBrands } = useGlobalFilters()
  const [params] = useSearchParams()
  const query = {
    ...list.query,
    ...(opId && { opId }),
    ...(includeBrands !== undefined && { includeBrands }),
  }
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
      filters={[
        ...sharedFilters,
        {
          name: 'status',
          label: 'Status',
          width: 120,
          options: optionsOf(treasuryStatusValues, statuses),
        },
      ]}
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
