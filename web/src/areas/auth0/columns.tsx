import type { Auth0Domain, Auth0Organization } from '@/api/gen/auth0/endpoints'
import { DateTime } from '@/kit/display/DateTime'
import type { Column } from '@/kit/list/columns'

const nothing = <span className="kit-nothing">—</span>

export const domainColumns: readonly Column<Auth0Domain>[] = [
  {
    key: 'url',
    title: 'URL',
    width: 376,
    sortable: true,
    render: ({ url }) => <span dir="ltr">{url}</span>,
  },
  { key: 'type', title: 'Type', width: 112, sortable: true, render: ({ type }) => type },
  {
    key: 'createdAt',
    title: 'Added',
    width: 152,
    sortable: true,
    render: ({ createdAt }) => <DateTime at={createdAt} />,
  },
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
  { key: 'name', title: 'Name', width: 176, sortable: true, render: ({ name }) => name },
  {
    key: 'opId',
    title: 'Operator',
    width: 144,
    sortable: true,
    render: ({ opId }) => opId ?? nothing,
  },
  {
    key: 'membersCount',
    title: 'Members',
    width: 96,
    sortable: true,
    align: 'end',
    render: ({ membersCount }) => membersCount,
  },
  {
    key: 'createdAt',
    title: 'Created',
    width: 152,
    sortable: true,
    render: ({ createdAt }) => <DateTime at={createdAt} />,
  },
]
