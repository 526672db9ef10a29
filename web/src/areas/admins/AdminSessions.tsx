import { Button } from 'antd'
import { type Admin, type AdminSession, useAdminSessionsQuery } from '@/api/gen/admins/endpoints'
import { Can } from '@/kit/display/Can'
import { type Column, timeColumn } from '@/kit/list/columns'
import { PagedTable } from '@/kit/list/PagedTable'
import { useEndSessions } from './actions'
import { denialOf } from './labels'

const columns: readonly Column<AdminSession>[] = [
  timeColumn('createdAt', 'Signed in'),
  timeColumn('provedAt', 'Password last entered'),
  timeColumn('expiresAt', 'Ends'),
  {
    key: 'isCurrent',
    title: 'Session',
    width: 120,
    render: ({ isCurrent }) => (isCurrent ? 'This session' : 'Another'),
  },
]

/** Where an account is signed in, and how to end that. */
export function AdminSessions({ admin }: { readonly admin: Admin }) {
  const { currentData, ...call } = useAdminSessionsQuery({ userCode: admin.userCode })
  const rows = currentData?.sessions
  const end = useEndSessions()
  return (
    <>
      <PagedTable
        what="sessions"
        columns={columns}
        rowKey="_id"
        call={{ ...call, rows, count: rows?.length }}
        page={1}
        onPage={() => undefined}
        empty="Not signed in anywhere."
      />
      <p>
        <Can permission="admins_write" disabledReason={denialOf('endSessions')(admin)}>
          <Button danger onClick={() => end(admin)}>
            Sign out everywhere
          </Button>
        </Can>
      </p>
    </>
  )
}
