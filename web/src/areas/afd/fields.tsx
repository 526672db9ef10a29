import type { AfdDomain, AfdDomainsApiArg, AfdProfile } from '@/api/gen/afd/endpoints'
import {
  afdTargetValues,
  deploymentStatusValues,
  domainValidationStateValues,
  provisioningStateValues,
} from '@/api/gen/afd/enums'
import { Status } from '@/kit/display/Status'
import { defineFilters } from '@/kit/list/defineFilters'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { deployments, provisionings, targets, validations } from './labels'

export const fields = fieldsOf<AfdDomain>()({
  hostName: { width: 200, sortable: true, copy: true },
  domainValidationState: { label: 'Validation', width: 152, sortable: true, labels: validations },
  provisioningState: { label: 'Provisioning', width: 112, sortable: true, labels: provisionings },
  deploymentStatus: { label: 'Deployment', width: 112, sortable: true, labels: deployments },
  target: { width: 96, sortable: true, labels: targets },
  isAssociated: { label: 'Associated', width: 104, sortable: true, kind: 'yesNo' },
  certificateExpiresAt: { label: 'Certificate expires', width: 152, sortable: true, kind: 'time' },
  afdEndpointName: { label: 'Endpoint', width: 160, optional: true },
  afdProfileName: { label: 'Profile', width: 136, sortable: true, optional: true },
  createdAt: { label: 'Created', width: 148, sortable: true, optional: true, kind: 'time' },
})
export const domainColumns = fields.columns()

const profileFields = fieldsOf<AfdProfile>()({
  title: { width: 144, sortable: true },
  isDefault: {
    label: 'Default',
    width: 88,
    sortable: true,
    render: ({ isDefault }) => isDefault && <Status tone="good" label="Default" />,
  },
  afdProfileName: { label: 'Profile name', width: 160, sortable: true },
  resourceGroup: { width: 160, sortable: true },
  managedIdentityClientId: { width: 188 },
  endpointNamePrefix: { label: 'Endpoint prefix', width: 128 },
  updatedAt: { label: 'Updated', width: 148, sortable: true, kind: 'time' },
})
export const profileColumns = profileFields.columns()

export const filters = defineFilters<AfdDomainsApiArg>()(
  '-createdAt',
  {
    query: { label: 'Host name', width: 120 },
    domainValidationState: { values: domainValidationStateValues, width: 124 },
    provisioningState: { values: provisioningStateValues, width: 124 },
    deploymentStatus: { values: deploymentStatusValues, width: 132 },
    target: { values: afdTargetValues, width: 92 },
    isCertificateEnding: { label: 'Certificate expires soon', kind: 'boolean', more: true },
  },
  { fields },
)
