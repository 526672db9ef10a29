import type { Auth0Domain, Auth0Organization } from '@/api/gen/auth0/endpoints'
import { auth0TypeValues } from '@/api/gen/auth0/enums'
import { Name } from '@/kit/display/Name'
import { defineFilters } from '@/kit/list/defineFilters'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { useTitleOf } from '@/session/useTitleOf'

const fields = fieldsOf<Auth0Domain>()({
  url: {
    label: 'URL',
    width: 376,
    least: 220,
    sortable: true,
    render: ({ url }) => <span dir="ltr">{url}</span>,
  },
  type: { width: 112, sortable: true },
  createdAt: { label: 'Added', width: 152, sortable: true, kind: 'time' },
  createdBy: { label: 'Added by', width: 144, render: ({ createdBy }) => createdBy.nickname },
})
export const domainColumns = fields.columns()

export const OperatorTitle = ({ opId }: { readonly opId: string }) => (
  <Name text={useTitleOf(opId)} />
)

const organizationFields = fieldsOf<Auth0Organization>()({
  displayName: { label: 'Organization', width: 224, sortable: true },
  name: { width: 176, sortable: true },
  opId: {
    width: 144,
    sortable: true,
    render: ({ opId }) => opId && <OperatorTitle opId={opId} />,
  },
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
