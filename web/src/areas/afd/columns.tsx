import type { AfdDomain, AfdProfile } from '@/api/gen/afd/endpoints'
import { DateTime } from '@/kit/display/DateTime'
import { yesNo } from '@/kit/display/None'
import { labelOf, Status } from '@/kit/display/Status'
import { type Column, timeColumn } from '@/kit/list/columns'
import { deployments, provisionings, targets, validations } from './labels'

export const domainColumns: readonly Column<AfdDomain>[] = [
  { key: 'hostName', title: 'Host name', width: 200, sortable: true },
  {
    key: 'domainValidationState',
    title: 'Validation',
    width: 152,
    sortable: true,
    render: ({ domainValidationState: state }) => <Status {...labelOf(validations, state)} />,
  },
  {
    key: 'provisioningState',
    title: 'Provisioning',
    width: 112,
    sortable: true,
    render: ({ provisioningState: state }) => <Status {...labelOf(provisionings, state)} />,
  },
  {
    key: 'deploymentStatus',
    title: 'Deployment',
    width: 112,
    sortable: true,
    render: ({ deploymentStatus: status }) => <Status {...labelOf(deployments, status)} />,
  },
  {
    key: 'target',
    title: 'Target',
    width: 96,
    sortable: true,
    render: ({ target }) => targets[target],
  },
  {
    key: 'isAssociated',
    title: 'Associated',
    width: 104,
    sortable: true,
    render: ({ isAssociated }) => yesNo(isAssociated),
  },
  {
    key: 'certificateExpiresAt',
    title: 'Certificate expires',
    width: 152,
    sortable: true,
    render: ({ certificateExpiresAt: at }) => at && <DateTime at={at} />,
  },
  {
    key: 'afdEndpointName',
    title: 'Endpoint',
    width: 160,
    optional: true,
    render: (row) => row.afdEndpointName,
  },
  { key: 'afdProfileName', title: 'Profile', width: 136, sortable: true, optional: true },
  timeColumn('createdAt', 'Created', { sortable: true, optional: true }),
]

export const profileColumns: readonly Column<AfdProfile>[] = [
  { key: 'title', title: 'Title', width: 144, sortable: true },
  {
    key: 'isDefault',
    title: 'Default',
    width: 88,
    sortable: true,
    render: ({ isDefault }) => isDefault && <Status tone="good" label="Default" />,
  },
  { key: 'afdProfileName', title: 'Profile name', width: 160, sortable: true },
  { key: 'resourceGroup', title: 'Resource group', width: 160, sortable: true },
  { key: 'managedIdentityClientId', title: 'Identity client ID', width: 188 },
  { key: 'endpointNamePrefix', title: 'Endpoint prefix', width: 128 },
  timeColumn('updatedAt', 'Updated', { sortable: true }),
]
