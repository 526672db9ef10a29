import type { Zone } from '@/api/gen/domains_v1/endpoints'
import { joined } from '@/kit/display/None'
import { defineFilters } from '@/kit/list/defineFilters'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { sslModes, zoneStates } from './labels'
import { NsCheck } from './NsCheck'
import { ZoneState } from './ZoneState'

export const fields = fieldsOf<Zone>()({
  name: { label: 'Domain', width: 176, render: ({ unicodeName }) => unicodeName },
  status: {
    width: 112,
    render: ({ status, id, name }) => <ZoneState status={status} zoneId={id} name={name} />,
    csv: ({ status }) => zoneStates[status].label,
  },
  nsStatus: {
    label: 'Name servers',
    width: 124,
    render: ({ nsStatus }) => <NsCheck nsStatus={nsStatus} />,
  },
  name_servers: {
    label: 'Assigned name servers',
    width: 340,
    optional: true,
    render: ({ name_servers }) => <code>{joined(name_servers, ', ')}</code>,
  },
  opTitle: { label: 'Operator', width: 136 },
  sslMode: { label: 'SSL', width: 84, labels: sslModes },
  created_on: { label: 'Added', width: 148, kind: 'time' },
  activated_on: { label: 'Activated', width: 148, kind: 'time' },
})
export const columns = fields.columns()

export const filters = defineFilters()(
  'name',
  {
    cfToken: { label: 'Account', width: 220 },
    domain: { width: 180 },
  },
  { fields },
)
