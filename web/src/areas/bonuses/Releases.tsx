import { Button } from 'antd'
import { api, useBonusReleasesQuery } from '@/api/gen/bonuses/endpoints'
import { useDialog } from '@/kit/dialog/useDialog'
import { Can } from '@/kit/display/Can'
import { lazyComponent } from '@/kit/lazyComponent'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { useOpenRecord } from '@/kit/list/useOpenRecord'
import { listReads } from '@/session/listReads'
import { useTenantFilters } from '@/session/operator'
import { withTenants } from '@/session/reads'
import { useReleaseActions } from './releaseActions'
import { columns, filters } from './releaseFields'

const ReleaseDrawer = lazyComponent(() =>
  import('./ReleaseDrawer').then((code) => code.ReleaseDrawer),
)
const CreateRelease = lazyComponent(() =>
  import('./ReleaseForm').then((code) => code.CreateRelease),
)

/** How what players were given is unlocked. */
export function Releases() {
  const list = useListState(filters)
  const query = { ...list.query, ...useTenantFilters() }
  const loaded = useBonusReleasesQuery(query)
  const opened = useOpenRecord(loaded, 'releaseId', { hasTab: true })
  const create = useDialog(CreateRelease)
  const actions = useReleaseActions(opened.closeDuring)
  return (
    <>
      <ListPage
        id="bonuses.releases"
        what="bonus releases"
        list={list}
        loaded={loaded}
        columns={columns}
        rowKey="releaseId"
        rowName={({ bonusReleaseDefinition }) => `bonus release ${bonusReleaseDefinition.title}`}
        onOpen={opened.open}
        addressOf={opened.addressOf}
        actions={actions}
        exporting={{
          fileName: 'bonus-releases',
          endpoint: api.endpoints.bonusReleases,
          arg: query,
        }}
        toolbar={
          <Can permission="bonuses_write">
            <Button type="primary" onClick={() => create()}>
              Create bonus release
            </Button>
          </Can>
        }
        empty={{
          title: 'No bonus releases yet',
          advice: 'Create one to unlock by bets what players were given of a bonus.',
        }}
      />
      {opened.wasOpened && <ReleaseDrawer {...opened.drawer} actions={actions} />}
    </>
  )
}

export const reads = listReads(filters, api.endpoints.bonusReleases, withTenants)
