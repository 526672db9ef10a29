import { Button } from 'antd'
import type { ReactNode } from 'react'
import { api, type DomainV2, useDomainsV2Query } from '@/api/gen/domains_v2/endpoints'
import { EndingCertificates } from '@/areas/afd'
import { useDialog } from '@/kit/dialog/useDialog'
import { Can } from '@/kit/display/Can'
import { lazyComponent } from '@/kit/lazyComponent'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { useOpenRecord } from '@/kit/list/useOpenRecord'
import type { RecordAction } from '@/kit/record/recordActions'
import { useAddress } from '@/kit/useAddress'
import { listReads } from '@/session/listReads'
import { tenantFilters, useTenantFilters } from '@/session/operator'
import { useChooseOperator } from '@/session/operatorPlace'
import { isPlatformAdmin, PLATFORM_ADMINS } from '@/session/roles'
import { useSession } from '@/session/session'
import { BULK, everyDomain } from './bulk'
import { columnsFor, filters } from './fields'
import { choosesOperator, domainActionsFor, OPENED } from './labels'
import { wireQuery } from './query'

const AddDomain = lazyComponent(() => import('./AddDomain').then((code) => code.AddDomain))
const EditDomain = lazyComponent(() => import('./EditDomain').then((code) => code.EditDomain))
const DomainActions = lazyComponent(() =>
  import('./DomainActions').then((code) => code.DomainActions),
)
const DomainDrawer = lazyComponent(() => import('./DomainDrawer').then((code) => code.DomainDrawer))
const SetupProgress = lazyComponent(() =>
  import('./SetupProgress').then((code) => code.SetupProgress),
)

const OF_ALL = filters.fields.filter(({ name }) => !name.startsWith('afd'))
const LOCKED = 'The domain is locked.'

function detailsOf(params: URLSearchParams, domainName: string): string {
  const next = new URLSearchParams(params)
  next.delete('progress')
  next.set('open', domainName)
  return `/settings/domains?${next}`
}

/** The platform's domains, second generation. */
export function DomainList({ toolbar }: { readonly toolbar: ReactNode }) {
  const { role } = useSession().user
  const admin = isPlatformAdmin(role)
  const list = useListState(filters)
  const [params, setParams] = useAddress()
  const query = wireQuery(list.query, useTenantFilters())
  const loaded = useDomainsV2Query(query)
  const addDomain = useDialog(AddDomain)
  const choose = useChooseOperator()
  const opId = params.get('opId') ?? undefined
  const progressOf = params.get('progress')
  const showProgress = (name: string | null) =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      if (name === null) next.delete('progress')
      else next.set('progress', name)
      return next
    })
  const actions: readonly RecordAction<DomainV2>[] = [
    {
      id: 'edit',
      label: 'Edit domain',
      permission: 'domains_write',
      disabledReason: ({ isLocked }) => (isLocked && !admin ? LOCKED : null),
      Dialog: EditDomain,
    },
    {
      id: 'actions',
      label: 'Domain actions',
      permission: 'domains_write',
      roles: PLATFORM_ADMINS,
      disabledReason: (domain) => (domainActionsFor(role, domain).length ? null : LOCKED),
      Dialog: DomainActions,
    },
  ]
  const items = loaded.data?.data
  const domains = {
    ...loaded,
    data: items && { items, count: loaded.data?.dataInfo.pagination.total ?? items.length },
  }
  const opened = useOpenRecord(domains, 'domainName', OPENED)
  const columns = columnsFor(role)
  const every = everyDomain(query)
  return (
    <>
      <ListPage
        id="domains_v2.domains"
        what="domains"
        list={list}
        loaded={domains}
        columns={columns}
        filters={admin ? list.fields : OF_ALL}
        rowKey="domainName"
        rowName={({ domainName }) => `domain ${domainName}`}
        onOpen={opened.open}
        addressOf={opened.addressOf}
        actions={actions}
        bulk={admin ? BULK : []}
        source={every}
        exporting={admin ? { fileName: 'domains', ...every } : undefined}
        exportColumns={columns}
        toolbar={
          <>
            {toolbar}
            <Can
              permission="domains_write"
              disabledReason={opId || choosesOperator(role) ? null : choose}
            >
              <Button type="primary" onClick={() => addDomain({ opId, onAdded: showProgress })}>
                Add domain
              </Button>
            </Can>
          </>
        }
        summary={
          <EndingCertificates
            count={loaded.data?.dataInfo?.certificatesEnding}
            onShow={() => list.setFilters({ isCertificateEnding: true })}
          />
        }
        empty={{
          title: 'No domains yet',
          advice: 'Add the first one; its name servers are shown next.',
        }}
      />
      {opened.wasOpened && <DomainDrawer {...opened.drawer} actions={actions} />}
      {progressOf && (
        <SetupProgress
          domainName={progressOf}
          link={detailsOf(params, progressOf)}
          onClose={() => showProgress(null)}
        />
      )}
    </>
  )
}

export const domainsReads = listReads(filters, api.endpoints.domainsV2, (query, { search }) =>
  wireQuery(query, tenantFilters(new URLSearchParams(search))),
)
