import { AdminActivities } from './AdminActivities'
import { AdminPermissions } from './AdminPermissions'
import { AdminSessions } from './AdminSessions'
import { useAdminActions } from './actions'
import './admins.css'
import { useLocation, useNavigate, useParams } from 'react-router'
import { type Admin, api, useAdminQuery } from '@/api/gen/admins/endpoints'
import { Name } from '@/kit/display/Name'
import { yesNo } from '@/kit/display/None'
import { RecordFields } from '@/kit/display/RecordFields'
import { FieldsSkeleton } from '@/kit/display/Skeletons'
import { jsonTab } from '@/kit/record/jsonTab'
import { RecordPage } from '@/kit/record/RecordPage'
import type { RecordTab, RecordTabProps } from '@/kit/record/recordTabs'
import { recordReads } from '@/session/reads'
import { fields, State } from './fields'
import { LIST_PATH, nameOf } from './labels'

/** An account: who it is, what it may, and what was done with it. */
export function AdminPage() {
  const { userCode = '' } = useParams()
  const list = { pathname: LIST_PATH, search: useLocation().search }
  const navigate = useNavigate()
  const { actions, isDeleting } = useAdminActions(() => navigate(list))
  const call = useAdminQuery({ userCode }, { skip: isDeleting })
  if (isDeleting) return <FieldsSkeleton />
  return (
    <RecordPage<Admin>
      what="The admin"
      loaded={call}
      label={nameOf}
      name={({ nickname }) => nickname}
      title={({ nickname, userCode }) => (
        <>
          <Name text={nickname} /> <code>{userCode}</code>
        </>
      )}
      back={{ label: 'Admins', to: list }}
      state={(admin) => <State admin={admin} />}
      actions={actions}
      tabs={tabs}
    />
  )
}

const tabs: readonly RecordTab<Admin>[] = [
  { key: 'details', label: 'Details', Body: Details },
  { key: 'permissions', label: 'Permissions', Body: AdminPermissions },
  { key: 'sessions', label: 'Sessions', Body: AdminSessions },
  {
    key: 'activities',
    label: 'Activities',
    permission: 'activities_read',
    Body: AdminActivities,
  },
  jsonTab((admin) => `${nameOf(admin)} as JSON`, { roles: ['SUPER_ADMIN'] }),
]

function Details({ record: admin }: RecordTabProps<Admin>) {
  const { parentOpTitle, isHidden } = admin
  return (
    <>
      <RecordFields
        title="Account"
        fields={[
          ...fields.facts(admin, 'nickname', 'email', 'userCode', 'role', 'opId'),
          ...(parentOpTitle ? [['Brand of', parentOpTitle] as const] : []),
          ['Blocked', yesNo(admin.isBlocked)],
          ['Must change password', yesNo(admin.mustChangePassword ?? false)],
          ...(typeof isHidden === 'boolean'
            ? [['Hide user activity', yesNo(isHidden)] as const]
            : []),
          ...fields.facts(admin, 'createdAt', 'updatedAt'),
        ]}
      />
      <RecordFields
        title="Preferences"
        fields={[
          ...fields.facts(admin, 'timezone', 'language', 'playerSubInfoType'),
          ['Round numbers in reports', yesNo(admin.roundReportNumbers)],
        ]}
      />
    </>
  )
}

export const reads = recordReads(api.endpoints.admin, 'userCode', (key) => key)
