import type { ReactNode } from 'react'
import { api, useRiskPlayersQuery } from '@/api/gen/risk/endpoints'
import { lazyComponent } from '@/kit/lazyComponent'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { useOpenRecord } from '@/kit/list/useOpenRecord'
import { listReads } from '@/session/listReads'
import { useGlobalFilters } from '@/session/operator'
import { withGlobals } from '@/session/reads'
import { actions } from './actions'
import { columns, filters } from './fields'
import { SettingsButton } from './SettingsButton'
import { riskSource } from './source'

const RiskDrawer = lazyComponent(() => import('./RiskDrawer').then((code) => code.RiskDrawer))

/** Players with points, the highest score first. */
export function RiskPlayers({ above }: { readonly above: ReactNode }) {
  const list = useListState(filters)
  const tenants = useGlobalFilters()
  const query = { ...list.query, ...tenants }
  const loaded = useRiskPlayersQuery({ riskPlayersQuery: query })
  const opened = useOpenRecord(loaded, 'playerCode')
  return (
    <>
      <ListPage
        id="risk"
        what="players with points"
        list={list}
        loaded={loaded}
        columns={columns}
        rowKey="playerCode"
        rowName={({ playerCode }) => `risk of ${playerCode}`}
        onOpen={opened.open}
        addressOf={opened.addressOf}
        actions={actions}
        exporting={{ fileName: 'risk', ...riskSource(query) }}
        above={above}
        toolbar={<SettingsButton opId={tenants.opId} />}
        empty={{
          title: 'No players with points',
          advice: 'Points come with shared cards, accounts and devices, and with unusual money.',
        }}
      />
      {opened.wasOpened && <RiskDrawer {...opened.drawer} />}
    </>
  )
}

export const riskPlayersReads = listReads(filters, api.endpoints.riskPlayers, (query, visit) => ({
  riskPlayersQuery: withGlobals(query, visit),
}))
