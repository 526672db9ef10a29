import type { Zone } from '@/api/gen/domains_v1/endpoints'
import { DnsRecords } from '@/areas/dns'
import { RoutingSetup } from '@/areas/domain_setup'
import { Copy } from '@/kit/display/Copy'
import { DateTime } from '@/kit/display/DateTime'
import type { Call } from '@/kit/display/Loaded'
import { labelOf, Status } from '@/kit/display/Status'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { Json } from '@/kit/record/Json'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import { RecordFields } from '@/kit/record/RecordFields'
import { isPlatformAdmin } from '@/session/roles'
import { useCan, useSession } from '@/session/session'
import { bothForms, sslModes, zoneStates } from './labels'
import { NsCheck } from './NsCheck'

interface ZoneDrawerProps extends OpenedRecord {
  readonly loaded: Call<Zone>
  readonly actions: readonly RecordAction<Zone>[]
}

/** A zone of the first generation. Without the developers' permission it is minimized: the routing alone. */
export function ZoneDrawer(props: ZoneDrawerProps) {
  const isDeveloper = useCan('dev')
  const { role } = useSession().user
  return (
    <RecordDrawer<Zone>
      {...props}
      title="Domain details"
      state={({ unicodeName, status }) => (
        <>
          <span>{unicodeName}</span>
          <Status {...labelOf(zoneStates, status)} />
        </>
      )}
      tabs={[
        {
          key: 'details',
          label: 'Details',
          body: (zone) => <Details zone={zone} minimized={!isDeveloper} />,
        },
        ...(isDeveloper
          ? [
              {
                key: 'dns',
                label: 'DNS Records',
                body: ({ id, name, opId, token }: Zone) => (
                  <DnsRecords of={{ zoneId: id, token, zoneName: name, opId, generation: 1 }} />
                ),
              },
            ]
          : []),
        ...(isPlatformAdmin(role)
          ? [
              {
                key: 'json',
                label: 'JSON',
                body: (zone: Zone) => <Json value={zone} what="Zone as JSON" />,
              },
            ]
          : []),
      ]}
    />
  )
}

function Details({ zone, minimized }: { readonly zone: Zone; readonly minimized: boolean }) {
  const { id: zoneId, name, token, name_servers } = zone
  return (
    <>
      <RoutingSetup zone={{ zoneId, token, zoneName: name }} />
      {!minimized && (
        <RecordFields
          title="Zone"
          fields={[
            ['Domain', bothForms(name, zone.unicodeName)],
            ['Operator', zone.opTitle],
            ['Account', () => zone.account.name],
            ['SSL', sslModes[zone.sslMode] ?? zone.sslMode],
            [
              'Registrar check',
              <NsCheck key={name} domain={name} nameServers={name_servers} offersLookup />,
            ],
            ['Since', <DateTime key="since" at={zone.statusSince} relative />],
            ['Last check', <DateTime key="last" at={zone.checkedOn} />],
            ['Next check', <DateTime key="next" at={zone.nextCheckOn} />],
            ['Deleted if not activated', <DateTime key="gone" at={zone.deletedOnUnless} />],
            ['Added', <DateTime key="added" at={zone.created_on} />],
            ['Activated', <DateTime key="activated" at={zone.activated_on} />],
            ['Zone ID', <Copy key="id" text={zoneId} what="zone ID" />],
          ]}
        />
      )}
    </>
  )
}
