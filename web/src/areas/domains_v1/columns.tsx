import type { Zone } from '@/api/gen/domains_v1/endpoints'
import { joined } from '@/kit/display/None'
import { type Column, timeColumn } from '@/kit/list/columns'
import { sslModes, zoneStates } from './labels'
import { NsCheck } from './NsCheck'
import { ZoneState } from './ZoneState'

export const columns: readonly Column<Zone>[] = [
  { key: 'name', title: 'Domain', width: 176, render: ({ unicodeName }) => unicodeName },
  {
    key: 'status',
    title: 'Status',
    width: 112,
    render: ({ status, id, name }) => <ZoneState status={status} zoneId={id} name={name} />,
    csv: ({ status }) => zoneStates[status].label,
  },
  {
    key: 'nsStatus',
    title: 'Name servers',
    width: 124,
    render: ({ name, name_servers }) => <NsCheck domain={name} nameServers={name_servers} />,
  },
  {
    key: 'name_servers',
    title: 'Assigned name servers',
    width: 340,
    optional: true,
    render: ({ name_servers }) => <code>{joined(name_servers, ', ')}</code>,
  },
  { key: 'opTitle', title: 'Operator', width: 136 },
  { key: 'sslMode', title: 'SSL', width: 84, render: ({ sslMode }) => sslModes[sslMode] },
  timeColumn('created_on', 'Added'),
  timeColumn('activated_on', 'Activated'),
]
