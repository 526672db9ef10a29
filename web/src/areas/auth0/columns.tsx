import type { Auth0Domain, Auth0Organization } from '@/api/gen/auth0/endpoints'
import { type Column, timeColumn } from '@/kit/list/columns'

export const domainColumns: readonly Column<Auth0Domain>[] = [
  {
    key: 'url',
    title: 'URL',
    width: 376,
    sortable: true,
    render: ({ url }) => <span dir="ltr">{url}</span>,
  },
  { key: 'type', title: 'Type', width: 112, sortable: true },
  timeColumn('createdAt', 'Added', { width: 152, sortable: true }),
  {
    key: 'createdBy',
    title: 'Added by',
    width: 144,
    render: ({ createdBy }) => createdBy.nickname,
  },
]

export const organizationColumns: readonly Column<Auth0Organization>[] = [
  {
    key: 'displayName',
    title: 'Organization',
    width: 224,
    sortable: true,
    render: (row) => row.displayName,
  },
  { key: 'name', title: 'Name', width: 176, sortable: true },
  { key: 'opId', title: 'Operator', width: 144, sortable: true },
  { key: 'membersCount', title: 'Members', width: 96, sortable: true, align: 'end' },
  timeColumn('createdAt', 'Created', { width: 152, sortable: true }),
]
