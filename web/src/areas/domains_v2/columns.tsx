import type { DomainV2 } from '@/api/gen/domains_v2/endpoints'
import type { Role } from '@/api/gen/shared/enums'
import { provisionings, validations } from '@/areas/afd'
import { NsCheck, sslModes, ZoneState, zoneStates } from '@/areas/domains_v1'
import { labelOf, Status } from '@/kit/display/Status'
import { type Column, timeColumn } from '@/kit/list/columns'
import { isPlatformAdmin } from '@/session/roles'
import { FLAGS, flagsOf } from './labels'

const domain: Column<DomainV2> = {
  key: 'domainName',
  title: 'Domain',
  width: 152,
  sortable: true,
  render: ({ unicodeName }) => unicodeName,
}

const zone: Column<DomainV2> = {
  key: 'cfZoneStatus',
  title: 'Zone',
  width: 116,
  sortable: true,
  render: ({ cfZoneStatus, cfZoneId, domainName }) => (
    <ZoneState status={cfZoneStatus} zoneId={cfZoneId} name={domainName} />
  ),
  csv: ({ cfZoneStatus }) => zoneStates[cfZoneStatus].label,
}

const nameServers: Column<DomainV2> = {
  key: 'nsStatus',
  title: 'Name servers',
  width: 120,
  render: ({ domainName, cfZoneNameServers }) => (
    <NsCheck domain={domainName} nameServers={cfZoneNameServers} />
  ),
  csv: ({ cfZoneNameServers }) => cfZoneNameServers.join(' '),
}

const operator: Column<DomainV2> = {
  key: 'opTitle',
  title: 'Operator',
  width: 104,
  sortable: true,
}

const sslMode: Column<DomainV2> = {
  key: 'cfZoneSSLMode',
  title: 'SSL',
  width: 84,
  sortable: true,
  render: ({ cfZoneSSLMode }) => cfZoneSSLMode && sslModes[cfZoneSSLMode],
}

const added = timeColumn<DomainV2>('createdAt', 'Added', { sortable: true })

const MORE: readonly Column<DomainV2>[] = [
  { key: 'defaultLang', title: 'Language', width: 96, sortable: true, optional: true },
  { key: 'cfAccountTitle', title: 'Account', width: 176, optional: true },
]

const yesNo = (value: boolean) => value && 'Yes'

/** For super admins and admins: the front door, and the flags. */
const OF_ADMINS: readonly Column<DomainV2>[] = [
  {
    key: 'afdValidationStatus',
    title: 'Validation',
    width: 152,
    sortable: true,
    render: ({ afdValidationStatus: state }) =>
      state && <Status {...labelOf(validations, state)} />,
  },
  {
    key: 'afdProvisionStatus',
    title: 'Provisioning',
    width: 112,
    sortable: true,
    render: ({ afdProvisionStatus: state }) =>
      state && <Status {...labelOf(provisionings, state)} />,
  },
  {
    key: 'afdRoutesAssociated',
    title: 'Associated',
    width: 104,
    optional: true,
    sortable: true,
    render: ({ afdRoutesAssociated }) => yesNo(afdRoutesAssociated),
  },
  {
    key: 'flags',
    title: 'Flags',
    width: 172,
    render: (row) => {
      const flags = flagsOf(row)
      return flags && <span title={flags}>{flags}</span>
    },
  },
  { key: 'afdProfileName', title: 'AFD profile', width: 144, sortable: true, optional: true },
  { key: 'afdEndpointName', title: 'AFD endpoint', width: 160, optional: true },
  {
    key: 'cfDnsConfigured',
    title: 'DNS configured',
    width: 96,
    optional: true,
    sortable: true,
    render: ({ cfDnsConfigured }) => yesNo(cfDnsConfigured),
  },
  ...FLAGS.map(([key, title]) => ({
    key,
    title,
    width: 112,
    optional: true,
    render: (row: DomainV2) => yesNo(row[key]),
  })),
]

const atWill = (column: Column<DomainV2>): Column<DomainV2> => ({ ...column, optional: true })

/** Whoever sees the front door chooses what there is no room for beside it. */
export const columnsFor = (role: Role): readonly Column<DomainV2>[] =>
  isPlatformAdmin(role)
    ? [domain, zone, nameServers, operator, ...OF_ADMINS, ...[sslMode, added].map(atWill), ...MORE]
    : [domain, zone, nameServers, operator, sslMode, ...MORE, added]
