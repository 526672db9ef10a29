import type { DomainsV2ApiArg, DomainV2 } from '@/api/gen/domains_v2/endpoints'
import { afdProvisionStatusValues, afdValidationStatusValues } from '@/api/gen/domains_v2/enums'
import type { Role } from '@/api/gen/shared/enums'
import { sslModeValues, zoneStatusValues } from '@/api/gen/shared/enums'
import { provisionings, validations } from '@/areas/afd'
import { NsCheck, sslModes, ZoneState, zoneStates } from '@/areas/domains_v1'
import { yesNo } from '@/kit/display/None'
import type { Column } from '@/kit/list/columns'
import { defineFilters } from '@/kit/list/defineFilters'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { isPlatformAdmin } from '@/session/roles'
import { FLAGS, flagsOf } from './labels'

export const fields = fieldsOf<DomainV2>()({
  domainName: {
    label: 'Domain',
    width: 176,
    sortable: true,
    render: ({ unicodeName }) => unicodeName,
  },
  cfZoneStatus: {
    label: 'Zone',
    width: 124,
    sortable: true,
    render: ({ cfZoneStatus, cfZoneId, domainName }) => (
      <ZoneState status={cfZoneStatus} zoneId={cfZoneId} name={domainName} />
    ),
    csv: ({ cfZoneStatus }) => zoneStates[cfZoneStatus].label,
  },
  nsStatus: {
    label: 'Name servers',
    width: 120,
    render: ({ nsStatus }) => <NsCheck nsStatus={nsStatus} />,
    csv: ({ cfZoneNameServers }) => cfZoneNameServers.join(' '),
  },
  opTitle: { label: 'Operator', width: 116, sortable: true },
  cfZoneSSLMode: { label: 'SSL', width: 84, sortable: true, labels: sslModes },
  createdAt: { label: 'Added', width: 148, sortable: true, kind: 'time' },
  defaultLang: { label: 'Language', width: 96, sortable: true, optional: true },
  cfAccountTitle: { label: 'Account', width: 176, optional: true },
})

/** For super admins and admins: the front door, and the flags. */
const ofAdmins = fieldsOf<DomainV2>()({
  afdValidationStatus: { label: 'Validation', width: 152, sortable: true, labels: validations },
  afdProvisionStatus: { label: 'Provisioning', width: 112, sortable: true, labels: provisionings },
  afdRoutesAssociated: {
    label: 'Associated',
    width: 104,
    optional: true,
    sortable: true,
    kind: 'yesNo',
  },
  flags: {
    width: 128,
    render: (row) => {
      const flags = flagsOf(row)
      return flags && <span title={flags}>{flags}</span>
    },
  },
  afdProfileName: { width: 144, sortable: true, optional: true },
  afdEndpointName: { label: 'AFD endpoint', width: 160, optional: true },
  cfDnsConfigured: {
    label: 'DNS configured',
    width: 136,
    optional: true,
    sortable: true,
    kind: 'yesNo',
  },
})

const flagColumns = FLAGS.map(([key, title]) => ({
  key,
  title,
  width: 112,
  optional: true,
  render: (row: DomainV2) => yesNo(row[key]),
}))

const FIRST = ['domainName', 'cfZoneStatus', 'nsStatus', 'opTitle'] as const
const MORE = ['defaultLang', 'cfAccountTitle'] as const

/** Whoever sees the front door chooses what there is no room for beside it. */
export const columnsFor = (role: Role): readonly Column<DomainV2>[] =>
  isPlatformAdmin(role)
    ? [
        ...fields.columns(...FIRST),
        ...ofAdmins.columns(),
        ...flagColumns,
        fields.column('cfZoneSSLMode', { optional: true }),
        fields.column('createdAt', { optional: true }),
        ...fields.columns(...MORE),
      ]
    : fields.columns(...FIRST, 'cfZoneSSLMode', ...MORE, 'createdAt')

type Query = DomainsV2ApiArg & { readonly cfZoneSSLMode?: DomainV2['cfZoneSSLMode'] }

/** Those of the front door are for super admins and admins. */
export const filters = defineFilters<Query>()(
  'domainName',
  {
    domain: { width: 144 },
    cfZoneStatus: { values: zoneStatusValues, labels: zoneStates, width: 100 },
    isPrimary: { label: 'Primary', kind: 'boolean', width: 96 },
    cfZoneSSLMode: { values: sslModeValues, more: true },
    defaultLang: { more: true },
    cfAccountId: { label: 'Account ID', more: true },
    cfZoneId: { label: 'Zone ID', more: true },
    cfDnsConfigured: { label: 'DNS configured', kind: 'boolean', more: true },
    cfRulesConfigured: { label: 'Rules configured', kind: 'boolean', more: true },
    isCertificateEnding: { label: 'Certificate expires soon', kind: 'boolean', more: true },
    isBackoffice: { label: 'Backoffice', kind: 'boolean', more: true },
    afdProfileName: { more: true },
    afdProvisionStatus: {
      label: 'Provisioning',
      values: afdProvisionStatusValues,
      labels: provisionings,
      more: true,
    },
    afdValidationStatus: {
      label: 'Validation',
      values: afdValidationStatusValues,
      labels: validations,
      more: true,
    },
    afdRoutesAssociated: { label: 'Routes associated', kind: 'boolean', more: true },
  },
  { fields },
)
