import { useState } from 'react'
import { Link } from 'react-router'
import { type Admin, useAdminsQuery } from '@/api/gen/admins/endpoints'
import { Name } from '@/kit/display/Name'
import { Status } from '@/kit/display/Status'
import { type Column, timeColumn } from '@/kit/list/columns'
import { PAGE_SIZE, PagedTable } from '@/kit/list/PagedTable'
import { roleNames } from '@/session/roleNames'
import type { OperatorPartProps } from './composition'

const columns: readonly Column<Admin>[] = [
  {
    key: 'nickname',
    title: 'Name',
    width: 152,
    render: ({ nickname, userCode }) => (
      <Link to={`/settings/admins/${userCode}`}>
        <Name text={nickname} />
      </Link>
    ),
  },
  { key: 'email', title: 'Email', width: 216 },
  { key: 'role', title: 'Role', width: 152, render: ({ role }) => roleNames[role] },
  {
    key: 'isBlocked',
    title: 'Status',
    width: 96,
    render: ({ isBlocked }) => (
      <Status tone={isBlocked ? 'bad' : 'good'} label={isBlocked ? 'Blocked' : 'Active'} />
    ),
  },
  timeColumn('createdAt', 'Created'),
]

/** The accounts at an operator or brand itself. */
export function Staff({ operator: { opId } }: OperatorPartProps) {
  const [page, setPage] = useState(1)
  const call = useAdminsQuery({ opId, includeBrands: false, page, limit: PAGE_SIZE })
  return (
    <>
      <PagedTable
        what="staff accounts"
        columns={columns}
        rowKey="userCode"
        call={{ ...call, rows: call.data?.items, count: call.data?.count }}
        page={page}
        onPage={setPage}
        empty="No staff accounts yet."
      />
      <p>
        <Link to={`/settings/admins?opId=${opId}`}>Manage admins</Link>
      </p>
    </>
  )
}
