import { Tabs } from 'antd'
import { AfdDomains, AfdProfiles, afdDomainsReads } from '@/areas/afd'
import { AppServices } from '@/areas/app_service'
import { Auth0Domains, Auth0Organizations } from '@/areas/auth0'
import { DevDns } from '@/areas/dev_dns'
import { useAddress } from '@/kit/useAddress'
import { useAddressChoice } from '@/kit/useAddressChoice'
import type { Reads } from '@/session/reads'
import './dev_tools.css'

const TABS = [
  { key: 'frontdoor', label: 'Front door', List: AfdDomains },
  { key: 'profiles', label: 'AFD profiles', List: AfdProfiles },
  { key: 'dns', label: 'DNS', List: DevDns },
  { key: 'auth0', label: 'Auth0 domains', List: Auth0Domains },
  { key: 'organizations', label: 'Organizations', List: Auth0Organizations },
  { key: 'apps', label: 'App services', List: AppServices },
] as const

const OF_ALL_TABS = ['opId', 'parentOpId', 'includeBrands', 'limit']

/** What developers keep running: the front door, DNS, the sign-in service, the apps. */
export function DevTools() {
  const [, setParams] = useAddress()
  const tab = useAddressChoice(
    'tab',
    TABS.map(({ key }) => key),
  )
  const open = TABS.find(({ key }) => key === tab) ?? TABS[0]
  const { key, List } = open
  const choose = (next: string) =>
    setParams((now) => {
      const kept = OF_ALL_TABS.flatMap((name) => now.getAll(name).map((value) => [name, value]))
      return new URLSearchParams([['tab', next], ...kept])
    })
  return (
    <List
      key={key}
      above={
        <Tabs
          className="dev-tabs"
          activeKey={key}
          items={TABS.map((tab) => ({ key: tab.key, label: tab.label }))}
          onChange={choose}
        />
      }
    />
  )
}

/** Of the tab that it opens on; another's own filters stand in no other address. */
export const reads: Reads = (visit) => {
  const tab = new URLSearchParams(visit.search).get('tab')
  return tab === null || tab === TABS[0].key ? afdDomainsReads(visit) : []
}
