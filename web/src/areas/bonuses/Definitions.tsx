import { Button } from 'antd'
import { api, useBonusDefinitionsQuery } from '@/api/gen/bonuses/endpoints'
import { useDialog } from '@/kit/dialog/useDialog'
import { Can } from '@/kit/display/Can'
import { lazyComponent } from '@/kit/lazyComponent'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { useOpenRecord } from '@/kit/list/useOpenRecord'
import { listReads } from '@/session/listReads'
import { useTenantFilters } from '@/session/operator'
import { withTenants } from '@/session/reads'
import { useDefinitionActions } from './actions'
import { columns, filters } from './fields'

const DefinitionDrawer = lazyComponent(() =>
  import('./DefinitionDrawer').then((code) => code.DefinitionDrawer),
)
const CreateBonus = lazyComponent(() => import('./DefinitionForm').then((code) => code.CreateBonus))

/** What operators promise their players: the definitions of bonuses. */
export function Definitions() {
  const list = useListState(filters)
  const query = { ...list.query, ...useTenantFilters() }
  const loaded = useBonusDefinitionsQuery(query)
  const opened = useOpenRecord(loaded, '_id')
  const create = useDialog(CreateBonus)
  const actions = useDefinitionActions(opened.closeDuring)
  return (
    <>
      <ListPage
        id="bonuses.definitions"
        what="bonuses"
        list={list}
        loaded={loaded}
        columns={columns}
        rowKey="_id"
        rowName={({ title }) => `bonus ${title}`}
        onOpen={opened.open}
        addressOf={opened.addressOf}
        actions={actions}
        exporting={{ fileName: 'bonuses', endpoint: api.endpoints.bonusDefinitions, arg: query }}
        toolbar={
          <Can permission="bonuses_write">
            <Button type="primary" onClick={() => create()}>
              Create bonus
            </Button>
          </Can>
        }
        empty={{ title: 'No bonuses yet', advice: 'Create one for an operator’s players.' }}
      />
      {opened.wasOpened && <DefinitionDrawer {...opened.drawer} actions={actions} />}
    </>
  )
}

export const reads = listReads(filters, api.endpoints.bonusDefinitions, withTenants)
