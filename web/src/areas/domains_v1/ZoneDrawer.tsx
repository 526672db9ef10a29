import type { Zone } from '@/api/gen/domains_v1/endpoints'
import { DnsRecords } from '@/areas/dns'
import { RoutingSetup } from '@/areas/domain_setup'
import { Copy } from '@/kit/display/Copy'
import { DateTime } from '@/kit/display/DateTime'
import type { Call } from '@/kit/display/Loaded'
import { RecordFields } from '@/kit/display/RecordFields'
import { labelOf, Status } from '@/kit/display/Status'
import { jsonTab } from '@/kit/record/jsonTab'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import type { RecordAction } from '@/kit/record/recordActions'
import type { RecordTab, RecordTabProps } from '@/kit/record/recordTabs'
import { PLATFORM_ADMINS } from '@/session/roles'
import { useCan } from '@/session/session'
import { fields } from './fields'
import { bothForms, zoneStates } from './labels'
import { RegistrarCheck } from './NsCheck'

const tabs: readonly RecordTab<Zone>[] = [
  { key: 'details', label: 'Details', Body: Details },
  {
    key: 'dns',
    label: 'DNS records',
    permission: 'dev',
    Body: ({ record: { id, name, opId, token } }) => (
      <DnsRecords of={{ zoneId: id, token, zoneName: name, opId, generation: 1 }} />
    ),
  },
  jsonTab('Zone as JSON', { roles: PLATFORM_ADMINS }),
]

interface ZoneDrawerProps extends OpenedRecord {
  readonly loaded: Call<Zone>
  readonly actions: readonly RecordAction<Zone>[]
}

/** A zone of the first generation. Without the developers' permission it is minimized: the routing alone. */
export function ZoneDrawer(props: ZoneDrawerProps) {
  return (
    <RecordDrawer<Zone>
      {...props}
      title="Domain"
      name={({ unicodeName }) => unicodeName}
      state={({ status }) => <Status {...labelOf(zoneStates, status)} />}
      tabs={tabs}
    />
  )
}

function Details({ record: zone }: RecordTabProps<Zone>) {
  const isDeveloper = useCan('dev')
  const { id: zoneId, name, token, name_servers } = zone
  return (
    <>
      <RoutingSetup zone={{ zoneId, token, zoneName: name }} />
      {isDeveloper && (
        <RecordFields
          title="Zone"
          fields={[
            ['Domain', bothForms(name, zone.unicodeName)],
            ...fields.facts(zone, 'opTitle'),
            ['Account', () => zone.account.name],
            ...fields.facts(zone, 'sslMode'),
            [
              'Registrar check',
              <RegistrarCheck
                key={name}
                domain={name}
                nameServers={name_servers}
                nsStatus={zone.nsStatus}
                nsRecords={zone.nsRecords}
              />,
            ],
            ['Since', <DateTime key="since" at={zone.statusSince} relative />],
            ['Last check', <DateTime key="last" at={zone.checkedOn} />],
            ['Next check', <DateTime key="next" at={zone.nextCheckOn} />],
            ['Deleted if not activated', <DateTime key="gone" at={zone.deletedOnUnless} />],
            ...fields.facts(zone, 'created_on', 'activated_on'),
            ['Zone ID', <Copy key="id" text={zoneId} what="zone ID" />],
          ]}
        />
      )}
    </>
  )
}
