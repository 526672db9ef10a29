import type { Activity } from '@/api/gen/activities/endpoints'
import { Name } from '@/kit/display/Name'
import { labelOf, Status } from '@/kit/display/Status'
import { type Column, timeColumn } from '@/kit/list/columns'
import { roleNames } from '@/session/roleNames'
import { actionLabels, areaNames } from './labels'

export const columns: readonly Column<Activity>[] = [
  timeColumn('createdAt', 'Time', { sortable: true }),
  {
    key: 'nickname',
    title: 'User',
    width: 136,
    sortable: true,
    render: ({ nickname }) => <Name text={nickname} />,
  },
  {
    key: 'action',
    title: 'Action',
    width: 100,
    sortable: true,
    render: ({ action }) => <Status {...labelOf(actionLabels, action)} />,
  },
  { key: 'recordKind', title: 'Record', width: 144, sortable: true },
  {
    key: 'recordTitle',
    title: 'Name',
    width: 228,
    sortable: true,
    render: ({ recordTitle }) => <Name text={recordTitle} />,
  },
  {
    key: 'area',
    title: 'Area',
    width: 120,
    sortable: true,
    render: ({ area }) => areaNames[area],
  },
  { key: 'opId', title: 'Operator', width: 140 },
  {
    key: 'role',
    title: 'Role',
    width: 160,
    optional: true,
    render: ({ role }) => role && roleNames[role],
  },
  {
    key: 'userCode',
    title: 'User code',
    width: 120,
    optional: true,
    render: ({ userCode }) => <code>{userCode}</code>,
  },
  {
    key: 'recordId',
    title: 'Record ID',
    width: 160,
    optional: true,
    render: ({ recordId }) => <code>{recordId}</code>,
  },
]

const OF_ONE = ['createdAt', 'nickname', 'action', 'recordKind', 'recordTitle']

/** What a table of activities within a record shows. */
export const columnsOfOne = columns.filter(({ key }) => OF_ONE.includes(key))
