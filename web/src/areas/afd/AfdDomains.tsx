import { Button } from 'antd'
import type { ReactNode } from 'react'
import { api, useAfdDomainsQuery } from '@/api/gen/afd/endpoints'
import { useDialog } from '@/kit/dialog/useDialog'
import { lazyComponent } from '@/kit/lazyComponent'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { useOpenRecord } from '@/kit/list/useOpenRecord'
import { listReads } from '@/session/listReads'
import { useTenantFilters } from '@/session/operator'
import { withTenants } from '@/session/reads'
import { usePolling } from '@/session/usePolling'
import { BULK } from './bulk'
import { EndingCertificates } from './EndingCertificates'
import { domainColumns, filters } from './fields'
import { useDomainActions } from './useDomainActions'

const DomainDrawer = lazyComponent(() =>
  import('./AfdDomainDrawer').then((code) => code.AfdDomainDrawer),
)
const CreateCustomDomain = lazyComponent(() =>
  import('./CreateCustomDomain').then((code) => code.CreateCustomDomain),
)

const POLL_MS = 15_000

/** The front door's custom domains, each with its three states. */
export function AfdDomains({ above }: { readonly above: ReactNode }) {
  const list = useListState(filters)
  const create = useDialog(CreateCustomDomain)
  const query = { ...list.query, ...useTenantFilters() }
  const loaded = useAfdDomainsQuery(query, usePolling(POLL_MS))
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
        rowKey="id"
        rowName={({ hostName }) => `custom domain ${hostName}`}
        onOpen={opened.open}
        addressOf={opened.addressOf}
        actions={actions}
        bulk={BULK}
        above={above}
        toolbar={
          <Button type="primary" onClick={() => create()}>
            Create custom domain
          </Button>
        }
        exporting={{ fileName: 'custom-domains', endpoint: api.endpoints.afdDomains, arg: query }}
        summary={
          <EndingCertificates
            count={loaded.data?.certificatesEnding}
            onShow={() => list.setFilters({ isCertificateEnding: true })}
          />
        }
        empty={{
          title: 'No custom domains yet',
          advice: 'Create one here, or set up a domain to get one automatically.',
        }}
      />
      {opened.wasOpened && (
        <DomainDrawer {...opened.drawer} loaded={opened.record} actions={actions} />
      )}
    </>
  )
}

export const afdDomainsReads = listReads(filters, api.endpoints.afdDomains, withTenants)
