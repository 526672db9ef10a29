import type { Auth0Domain, Auth0Organization } from '@/api/gen/auth0/endpoints'
import { auth0TypeValues } from '@/api/gen/auth0/enums'
import { defineFilters } from '@/kit/list/defineFilters'
import { fieldsOf } from '@/kit/list/fieldsOf'

const fields = fieldsOf<Auth0Domain>()({
  url: {
    label: 'URL',
    width: 376,
    sortable: true,
    render: ({ url }) => <span dir="ltr">{url}</span>,
  },
  type: { width: 112, sortable: true },
  createdAt: { label: 'Added', width: 152, sortable: true, kind: 'time' },
  createdBy: { label: 'Added by', width: 144, render: ({ createdBy }) => createdBy.nickname },
})
export const domainColumns = fields.columns()

const organizationFields = fieldsOf<Auth0Organization>()({
  displayName: { label: 'Organization', width: 224, sortable: true },
  name: { width: 176, sortable: true },
  opId: { width: 144, sortable: true },
  membersCount: { label: 'Members', width: 96, sortable: true, kind: 'number' },
  createdAt: { label: 'Created', width: 152, sortable: true, kind: 'time' },
})
export const organizationColumns = organizationFields.columns()

export const filters = defineFilters()(
  'url',
  {
    query: { label: 'URL', width: 200 },
    type: { values: auth0TypeValues, width: 112 },
  },
  { fields },
)
