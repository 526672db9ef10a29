import { useState } from 'react'
import { Link } from 'react-router'
import { type Admin, useAdminsQuery } from '@/api/gen/admins/endpoints'
import type { OperatorDetails } from '@/api/gen/shared/types'
import { accountState } from '@/areas/admins'
import { Name } from '@/kit/display/Name'
import { Status } from '@/kit/display/Status'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { PAGE_SIZE, PagedTable } from '@/kit/list/PagedTable'
import type { RecordTabProps } from '@/kit/record/recordTabs'
import { roleNames } from '@/session/roleNames'

const fields = fieldsOf<Admin>()({
  nickname: {
    width: 152,
    render: ({ nickname, userCode }) => (
      <Link to={`/settings/admins/${userCode}`}>
        <Name text={nickname} />
      </Link>
    ),
  },
  email: { width: 216 },
  role: { width: 152, labels: roleNames },
  isBlocked: {
    label: 'Status',
    width: 168,
    render: (admin) => <Status {...accountState(admin)} />,
  },
  createdAt: { label: 'Created', width: 148, kind: 'time' },
})
const columns = fields.columns()

/** The accounts at an operator or brand itself. */
export function Staff({ record: { opId } }: RecordTabProps<OperatorDetails>) {
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
