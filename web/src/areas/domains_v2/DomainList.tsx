import { Button } from 'antd'
import { type ReactNode, useMemo, useState } from 'react'
import { type DomainV2, useDomainsV2Query } from '@/api/gen/domains_v2/endpoints'
import { afdProvisionStatusValues, afdValidationStatusValues } from '@/api/gen/domains_v2/enums'
import { sslModeValues, zoneStatusValues } from '@/api/gen/shared/enums'
import { provisionings, validations } from '@/areas/afd'
import { ListedDomains, sslModes, zoneStates } from '@/areas/domains_v1'
import { Can } from '@/kit/display/Can'
import { optionsOf } from '@/kit/display/options'
import { lazyComponent } from '@/kit/lazyComponent'
import type { FilterField } from '@/kit/list/ListFilters'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { useOpenRecord } from '@/kit/record/useOpenRecord'
import { useAddress } from '@/kit/useAddress'
import { globalFilters } from '@/session/operator'
import { isPlatformAdmin } from '@/session/roles'
import { useCan, useSession } from '@/session/session'
import { BULK, everyDomain } from './bulk'
import { columnsFor } from './columns'
import { DomainDrawer } from './DomainDrawer'
import { choosesOperator, domainActionsFor } from './labels'
import { wireQuery } from './query'

const AddDomain = lazyComponent(() => import('./AddDomain').then((code) => code.AddDomain))
const EditDomain = lazyComponent(() => import('./EditDomain').then((code) => code.EditDomain))
const DomainActions = lazyComponent(() =>
  import('./DomainActions').then((code) => code.DomainActions),
)
const SetupProgress = lazyComponent(() =>
  import('./SetupProgress').then((code) => code.SetupProgress),
)

const SPEC = {
  sort: 'domainName',
  filters: {
    domain: 'text',
    cfZoneStatus: zoneStatusValues,
    cfZoneSSLMode: sslModeValues,
    defaultLang: 'text',
    isPrimary: 'boolean',
    isBackoffice: 'boolean',
    cfAccountId: 'text',
    cfZoneId: 'text',
    cfDnsConfigured: 'boolean',
    cfRulesConfigured: 'boolean',
    afdProfileName: 'text',
    afdProvisionStatus: afdProvisionStatusValues,
    afdValidationStatus: afdValidationStatusValues,
    afdRoutesAssociated: 'boolean',
  },
} as const

const FILTERS: readonly FilterField[] = [
  { name: 'domain', label: 'Domain', width: 144 },
  {
    name: 'cfZoneStatus',
    label: 'Zone',
    width: 100,
    options: optionsOf(zoneStatusValues, zoneStates),
  },
  { name: 'isPrimary', label: 'Primary', width: 96 },
  {
    name: 'cfZoneSSLMode',
    label: 'SSL',
    options: optionsOf(sslModeValues, sslModes),
    more: true,
  },
  { name: 'defaultLang', label: 'Language', more: true },
  { name: 'cfAccountId', label: 'Account ID', more: true },
  { name: 'cfZoneId', label: 'Zone ID', more: true },
  { name: 'cfDnsConfigured', label: 'DNS configured', more: true },
  { name: 'cfRulesConfigured', label: 'Rules configured', more: true },
  { name: 'isBackoffice', label: 'Backoffice', more: true },
]

const FRONT_FILTERS: readonly FilterField[] = [
  { name: 'afdProfileName', label: 'AFD profile', more: true },
  {
    name: 'afdProvisionStatus',
    label: 'Provisioning',
    options: optionsOf(afdProvisionStatusValues, provisionings),
    more: true,
  },
  {
    name: 'afdValidationStatus',
    label: 'Validation',
    options: optionsOf(afdValidationStatusValues, validations),
    more: true,
  },
  { name: 'afdRoutesAssociated', label: 'Routes associated', more: true },
]

const OPENED = { hasTab: true, within: ['dnsRecord'] }
const LOCKED = 'The domain is locked.'

function detailsOf(params: URLSearchParams, domainName: string): string {
  const next = new URLSearchParams(params)
  next.delete('progress')
  next.set('open', domainName)
  return `/settings/domains?${next}`
}

const namesOf = (items: readonly DomainV2[] = []) => items.map(({ domainName }) => domainName)

/** The platform's domains, second generation. */
export function DomainList({ toolbar }: { readonly toolbar: ReactNode }) {
  const { role } = useSession().user
  const mayWrite = useCan('domains_write')
  const admin = isPlatformAdmin(role)
  const list = useListState(SPEC)
  const [params, setParams] = useAddress()
  const query = wireQuery(list.query, globalFilters(params))
  const loaded = useDomainsV2Query(query)
  const [isAdding, setAdding] = useState(false)
  const [edited, setEdited] = useState<DomainV2 | null>(null)
  const [acted, setActed] = useState<string | null>(null)
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
      run: setEdited,
    },
    ...(admin && mayWrite
      ? [
          {
            id: 'actions',
            label: 'Domain Actions',
            disabledReason: (domain: DomainV2) =>
              domainActionsFor(role, domain).length ? null : LOCKED,
            run: ({ domainName }: DomainV2) => setActed(domainName),
          },
        ]
      : []),
  ]
  const items = loaded.data?.data
  const domains = {
    ...loaded,
    data: items && { items, count: loaded.data?.dataInfo.pagination.total ?? items.length },
  }
  const opened = useOpenRecord(domains, 'domainName', OPENED)
  const names = useMemo(() => namesOf(items), [items])
  const columns = columnsFor(role)
  const every = everyDomain(query)
  return (
    <ListedDomains value={names}>
      <ListPage
        id="domains_v2.domains"
        what="domains"
        list={list}
        loaded={domains}
        columns={columns}
        filters={admin ? [...FILTERS, ...FRONT_FILTERS] : FILTERS}
        rowKey="domainName"
        rowName={({ domainName }) => `domain ${domainName}`}
        onOpen={opened.open}
        actions={actions}
        bulk={admin ? BULK : []}
        source={every}
        exporting={admin ? { fileName: 'domains', label: 'CSV export', ...every } : undefined}
        exportColumns={columns}
        toolbar={
          <>
            {toolbar}
            <Can
              permission="domains_write"
              disabledReason={opId || choosesOperator(role) ? null : 'Choose an operator first.'}
            >
              <Button type="primary" onClick={() => setAdding(true)}>
                Add New Domain
              </Button>
            </Can>
          </>
        }
        empty={{
          title: 'No domains yet',
          advice: 'Add the first one; its name servers are shown next.',
        }}
      />
      {opened.wasOpened && <DomainDrawer {...opened.drawer} actions={actions} />}
      {isAdding && (
        <AddDomain opId={opId} onAdded={showProgress} onClose={() => setAdding(false)} />
      )}
      {progressOf && (
        <SetupProgress
          domainName={progressOf}
          link={detailsOf(params, progressOf)}
          onClose={() => showProgress(null)}
        />
      )}
      {edited && <EditDomain domain={edited} onClose={() => setEdited(null)} />}
      {acted && <DomainActions domainName={acted} onClose={() => setActed(null)} />}
    </ListedDomains>
  )
}
