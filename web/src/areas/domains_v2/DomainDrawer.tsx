import { type DomainV2, useDomainV2Query } from '@/api/gen/domains_v2/endpoints'
import { provisionings, validations } from '@/areas/afd'
import { DnsRecords } from '@/areas/dns'
import { RoutingSetup } from '@/areas/domain_setup'
import { bothForms, NsCheck, sslModes, zoneStates } from '@/areas/domains_v1'
import { Copy } from '@/kit/display/Copy'
import { DateTime } from '@/kit/display/DateTime'
import { joined, yesNo } from '@/kit/display/None'
import { labelOf, Status } from '@/kit/display/Status'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { Json } from '@/kit/record/Json'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import { RecordFields } from '@/kit/record/RecordFields'
import { isPlatformAdmin } from '@/session/roles'
import { useCan, useSession } from '@/session/session'
import { DomainActionList } from './DomainActionList'
import { flagsOf } from './labels'

const POLL_MS = 10_000

interface DomainDrawerProps extends OpenedRecord {
  readonly actions: readonly RecordAction<DomainV2>[]
}

/** A domain: where it stands and what it waits for, its records, what can be done with it, and all of it. */
export function DomainDrawer(props: DomainDrawerProps) {
  const { openId, onClose } = props
  const { role } = useSession().user
  const isDeveloper = useCan('dev')
  const call = useDomainV2Query(
    { domainName: openId ?? '', isForceFetch: true },
    { skip: openId === null, pollingInterval: POLL_MS },
  )
  const admin = isPlatformAdmin(role)
  return (
    <RecordDrawer<DomainV2>
      {...props}
      title="Domain details"
      // A domain that is deleted here stays until that was read.
      loaded={{ ...call, data: call.currentData, error: call.currentData ? null : call.error }}
      state={({ unicodeName, cfZoneStatus }) => (
        <>
          <span>{unicodeName}</span>
          <Status {...labelOf(zoneStates, cfZoneStatus)} />
        </>
      )}
      tabs={[
        {
          key: 'details',
          label: 'Details',
          body: (domain) => <Details domain={domain} minimized={!isDeveloper} isAdmin={admin} />,
        },
        ...(isDeveloper
          ? [{ key: 'dns', label: 'DNS Records', body: (domain: DomainV2) => dnsOf(domain) }]
          : []),
        ...(admin
          ? [
              {
                key: 'actions',
                label: 'Actions',
                body: (domain: DomainV2) => <DomainActionList domain={domain} onGone={onClose} />,
              },
              {
                key: 'json',
                label: 'JSON',
                body: (domain: DomainV2) => <Json value={domain} what="Domain as JSON" />,
              },
            ]
          : []),
      ]}
    />
  )
}

function dnsOf({ cfZoneId: zoneId, token, domainName: zoneName, opId }: DomainV2) {
  if (!zoneId || !token) return <p>The domain has no zone in the cloud.</p>
  return <DnsRecords of={{ zoneId, token, zoneName, opId, generation: 2 }} />
}

interface DetailsProps {
  readonly domain: DomainV2
  readonly minimized: boolean
  readonly isAdmin: boolean
}

/** Minimized, the way to live alone. */
function Details({ domain, minimized, isAdmin: admin }: DetailsProps) {
  const { domainName, cfZoneId: zoneId, token, cfZoneNameServers } = domain
  return (
    <>
      <RecordFields
        fields={[
          ['Domain', bothForms(domainName, domain.unicodeName)],
          ['Operator', domain.opTitle],
        ]}
      />
      <RoutingSetup zone={zoneId && token ? { zoneId, token, zoneName: domainName } : null} />
      {!minimized && (
        <RecordFields
          title="Zone"
          fields={[
            ['Account', domain.cfAccountTitle],
            [
              'Registrar check',
              <NsCheck
                key={domainName}
                domain={domainName}
                nameServers={cfZoneNameServers}
                offersLookup
              />,
            ],
            [
              'SSL',
              domain.cfZoneSSLMode && (sslModes[domain.cfZoneSSLMode] ?? domain.cfZoneSSLMode),
            ],
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
          ['Language', domain.defaultLang],
          ['Added', <DateTime key="added" at={domain.createdAt} />],
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
