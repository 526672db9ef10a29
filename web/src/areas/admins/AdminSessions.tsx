import { Button } from 'antd'
import { type Admin, type AdminSession, useAdminSessionsQuery } from '@/api/gen/admins/endpoints'
import { Can } from '@/kit/display/Can'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { PagedTable } from '@/kit/list/PagedTable'
import type { RecordTabProps } from '@/kit/record/recordTabs'
import { useEndSessions } from './actions'
import { disabledReasonOf } from './labels'

const fields = fieldsOf<AdminSession>()({
  createdAt: { label: 'Signed in', width: 148, kind: 'time' },
  provedAt: { label: 'Password last entered', width: 148, kind: 'time' },
  expiresAt: { label: 'Ends', width: 148, kind: 'time' },
  isCurrent: {
    label: 'Session',
    width: 120,
    render: ({ isCurrent }) => (isCurrent ? 'This session' : 'Another'),
  },
})
const columns = fields.columns()
const NOWHERE = 'Not signed in anywhere.'

/** Where an account is signed in, and how to end that. */
export function AdminSessions({ record: admin }: RecordTabProps<Admin>) {
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
        empty={NOWHERE}
      />
      <p>
        <Can
          permission="admins_write"
          disabledReason={
            disabledReasonOf('endSessions')(admin) ?? (rows?.length === 0 ? NOWHERE : null)
          }
        >
          <Button danger onClick={() => end(admin)}>
            Sign out everywhere
          </Button>
        </Can>
      </p>
    </>
  )
}
