import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { api, useAfdDomainsQuery } from '@/api/gen/afd/endpoints'
import {
  afdTargetValues,
  deploymentStatusValues,
  domainValidationStateValues,
  provisioningStateValues,
} from '@/api/gen/afd/enums'
import { optionsOf } from '@/kit/display/options'
import { lazyComponent } from '@/kit/lazyComponent'
import type { FilterField } from '@/kit/list/ListFilters'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { useOpenRecord } from '@/kit/record/useOpenRecord'
import { useGlobalFilters } from '@/session/operator'
import { BULK } from './bulk'
import { domainColumns } from './columns'
import { deployments, provisionings, targets, validations } from './labels'
import { useDomainActions } from './useDomainActions'

const DomainDrawer = lazyComponent(() =>
  import('./AfdDomainDrawer').then((code) => code.AfdDomainDrawer),
)
const CreateCustomDomain = lazyComponent(() =>
  import('./CreateCustomDomain').then((code) => code.CreateCustomDomain),
)

const SPEC = {
  sort: '-createdAt',
  filters: {
    query: 'text',
    domainValidationState: domainValidationStateValues,
    provisioningState: provisioningStateValues,
    deploymentStatus: deploymentStatusValues,
    target: afdTargetValues,
  },
} as const

const FIELDS: readonly FilterField[] = [
  { name: 'query', label: 'Host name', width: 120 },
  {
    name: 'domainValidationState',
    label: 'Validation',
    width: 124,
    options: optionsOf(domainValidationStateValues, validations),
  },
  {
    name: 'provisioningState',
    label: 'Provisioning',
    width: 124,
    options: optionsOf(provisioningStateValues, provisionings),
  },
  {
    name: 'deploymentStatus',
    label: 'Deployment',
    width: 132,
    options: optionsOf(deploymentStatusValues, deployments),
  },
  {
    name: 'target',
    label: 'Target',
    width: 92,
    options: optionsOf(afdTargetValues, targets),
  },
]
const POLL_MS = 15_000

/** The front door's custom domains, each with its three states. */
export function AfdDomains({ above }: { readonly above: ReactNode }) {
  const list = useListState(SPEC)
  const { opId, includeBrands } = useGlobalFilters()
  const [adding, setAdding] = useState(false)
  const query = {
    ...list.query,
    ...(opId && { opId }),
    ...(includeBrands !== undefined && { includeBrands }),
  }
  const loaded = useAfdDomainsQuery(query, { pollingInterval: POLL_MS })
  const opened = useOpenRecord(loaded, 'id')
  const actions = useDomainActions()
  return (
    <>
      <ListPage
        id="afd.domains"
        what="custom domains"
        list={list}
        loaded={loaded}
        columns={domainColumns}
        filters={FIELDS}
        rowKey="id"
        rowName={({ hostName }) => `custom domain ${hostName}`}
        onOpen={opened.open}
        actions={actions}
        bulk={BULK}
        above={above}
        toolbar={
          <Button type="primary" onClick={() => setAdding(true)}>
            Create Custom Domain
          </Button>
        }
        exporting={{ fileName: 'custom-domains', endpoint: api.endpoints.afdDomains, arg: query }}
        empty={{
          title: 'No custom domains yet',
          advice: 'Create one here, or set up a domain to get one automatically.',
        }}
      />
      {opened.wasOpened && (
        <DomainDrawer {...opened.drawer} loaded={opened.record} actions={actions} />
      )}
      {adding && <CreateCustomDomain onClose={() => setAdding(false)} />}
    </>
  )
}
