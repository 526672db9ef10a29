import { type DomainV2, useDomainV2Query } from '@/api/gen/domains_v2/endpoints'
import { provisionings, validations } from '@/areas/afd'
import { DnsRecords } from '@/areas/dns'
import { RoutingSetup } from '@/areas/domain_setup'
import { bothForms, RegistrarCheck, zoneStates } from '@/areas/domains_v1'
import { Copy } from '@/kit/display/Copy'
import { DateTime } from '@/kit/display/DateTime'
import { joined, yesNo } from '@/kit/display/None'
import { RecordFields } from '@/kit/display/RecordFields'
import { labelOf, Status } from '@/kit/display/Status'
import { useOpenId } from '@/kit/list/useOpenRecord'
import { jsonTab } from '@/kit/record/jsonTab'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import type { RecordAction } from '@/kit/record/recordActions'
import type { RecordTab, RecordTabProps } from '@/kit/record/recordTabs'
import { isPlatformAdmin, PLATFORM_ADMINS } from '@/session/roles'
import { useCan, useSession } from '@/session/session'
import { usePolling } from '@/session/usePolling'
import { DomainActionList } from './DomainActionList'
import { fields } from './fields'
import { flagsOf, OPENED } from './labels'

const POLL_MS = 10_000

const tabs: readonly RecordTab<DomainV2>[] = [
  { key: 'details', label: 'Details', Body: Details },
  { key: 'dns', label: 'DNS records', permission: 'dev', Body: Dns },
  { key: 'actions', label: 'Actions', roles: PLATFORM_ADMINS, Body: Actions },
  jsonTab('Domain as JSON', { roles: PLATFORM_ADMINS }),
]

interface DomainDrawerProps extends OpenedRecord {
  readonly actions: readonly RecordAction<DomainV2>[]
}

/** A domain: where it stands and what it waits for, its records, what can be done with it, and all of it. */
export function DomainDrawer(props: DomainDrawerProps) {
  const { openId } = props
  const call = useDomainV2Query(
    { domainName: openId ?? '', isForceFetch: true },
    { skip: openId === null, ...usePolling(POLL_MS) },
  )
  return (
    <RecordDrawer<DomainV2>
      {...props}
      title="Domain"
      name={({ unicodeName }) => unicodeName}
      // A domain that is deleted here stays until that was read.
      loaded={{ ...call, data: call.currentData, error: call.currentData ? null : call.error }}
      state={({ cfZoneStatus }) => <Status {...labelOf(zoneStates, cfZoneStatus)} />}
      tabs={tabs}
    />
  )
}

function Dns({ record }: RecordTabProps<DomainV2>) {
  const { cfZoneId: zoneId, token, domainName: zoneName, opId } = record
  if (!zoneId || !token) return <p>The domain has no zone in the cloud.</p>
  return <DnsRecords of={{ zoneId, token, zoneName, opId, generation: 2 }} />
}

function Actions({ record }: RecordTabProps<DomainV2>) {
  const { close } = useOpenId(OPENED)
  return <DomainActionList domain={record} onGone={close} />
}

/** For all but developers, the way to live alone. */
function Details({ record: domain }: RecordTabProps<DomainV2>) {
  const isDeveloper = useCan('dev')
  const admin = isPlatformAdmin(useSession().user.role)
  const { domainName, cfZoneId: zoneId, token, cfZoneNameServers } = domain
  return (
    <>
      <RecordFields
        fields={[
          ['Domain', bothForms(domainName, domain.unicodeName)],
          ...fields.facts(domain, 'opTitle'),
        ]}
      />
      <RoutingSetup zone={zoneId && token ? { zoneId, token, zoneName: domainName } : null} />
      {isDeveloper && (
        <RecordFields
          title="Zone"
          fields={[
            ...fields.facts(domain, 'cfAccountTitle'),
            [
              'Registrar check',
              <RegistrarCheck
                key={domainName}
                domain={domainName}
                nameServers={cfZoneNameServers}
                nsStatus={domain.nsStatus}
                nsRecords={domain.nsRecords}
              />,
            ],
            ...fields.facts(domain, 'cfZoneSSLMode'),
            ['Name servers', () => joined(cfZoneNameServers, ', ')],
            ['DNS configured', yesNo(domain.cfDnsConfigured)],
            ['Rules configured', yesNo(domain.cfRulesConfigured)],
            ['Zone ID', zoneId && <Copy key="id" text={zoneId} what="zone ID" />],
          ]}
        />
      )}
      {admin && <FrontDoor domain={domain} />}
      <RecordFields
        title="General"
        fields={[
          ['Description', domain.description],
          ...fields.facts(domain, 'defaultLang', 'createdAt'),
          ['Updated', <DateTime key="changed" at={domain.updatedAt} />],
        ]}
      />
    </>
  )
}

function FrontDoor({ domain }: { readonly domain: DomainV2 }) {
  const { afdValidationStatus: validation, afdProvisionStatus: provision } = domain
  return (
    <RecordFields
      title="Front door and flags"
      fields={[
        ['Profile', domain.afdProfileName],
        ['Endpoint', domain.afdEndpointName],
        ['Route', domain.afdRouteName],
        ['Validation', validation && <Status key="v" {...labelOf(validations, validation)} />],
        ['Provisioning', provision && <Status key="p" {...labelOf(provisionings, provision)} />],
        ['Routes associated', yesNo(domain.afdRoutesAssociated)],
        ['Flags', flagsOf(domain)],
      ]}
    />
  )
}
