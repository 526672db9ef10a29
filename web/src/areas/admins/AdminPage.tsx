import { Tabs } from 'antd'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { type Admin, useAdminQuery } from '@/api/gen/admins/endpoints'
import { subInfoOf } from '@/areas/users'
import { Copy } from '@/kit/display/Copy'
import { DateTime } from '@/kit/display/DateTime'
import { dataOf, Loaded } from '@/kit/display/Loaded'
import { languageName } from '@/kit/display/languageName'
import { Name } from '@/kit/display/Name'
import { yesNo } from '@/kit/display/None'
import { FieldsSkeleton } from '@/kit/display/Skeletons'
import { ActionMenu, usePermittedActions } from '@/kit/record/ActionMenu'
import { Json } from '@/kit/record/Json'
import { RecordFields } from '@/kit/record/RecordFields'
import { useRecordTitle } from '@/kit/tabTitle'
import { useCan, useSession } from '@/session/session'
import { AdminActivities } from './AdminActivities'
import { AdminPermissions } from './AdminPermissions'
import { AdminSessions } from './AdminSessions'
import { useAdminActions } from './actions'
import { State } from './columns'
import { LIST_PATH, nameOf, operatorOf, roleOf } from './labels'
import './admins.css'

/** An account: who it is, what it may, and what was done with it. */
export function AdminPage() {
  const { userCode = '' } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const { actions, dialog, isDeleting } = useAdminActions(() =>
    navigate({ pathname: LIST_PATH, search }),
  )
  const call = useAdminQuery({ userCode }, { skip: isDeleting })
  const allowed = usePermittedActions(actions)
  const tabs = useTabs()
  useRecordTitle(dataOf(call)?.nickname)
  if (isDeleting) return <FieldsSkeleton />
  return (
    <Loaded what="The admin" call={call}>
      {(admin) => (
        <article className="admins-page" aria-label={nameOf(admin)}>
          <header>
            <Link to={{ pathname: LIST_PATH, search }}>Admins</Link>
            <h2>
              <Name text={admin.nickname} />
            </h2>
            <State admin={admin} />
            {allowed.length > 0 && (
              <ActionMenu subject={admin} label={`Actions of ${nameOf(admin)}`} actions={allowed} />
            )}
          </header>
          <Tabs
            items={tabs.map(({ label, Body }) => ({
              key: label,
              label,
              children: <Body admin={admin} />,
            }))}
          />
          {dialog}
        </article>
      )}
    </Loaded>
  )
}

interface BodyProps {
  readonly admin: Admin
}

function useTabs() {
  const isSuper = useSession().user.role === 'SUPER_ADMIN'
  const mayReadActivities = useCan('activities_read')
  return [
    { label: 'Details', Body: Details },
    { label: 'Permissions', Body: AdminPermissions },
    { label: 'Sessions', Body: AdminSessions },
    ...(mayReadActivities ? [{ label: 'Activities', Body: AdminActivities }] : []),
    ...(isSuper ? [{ label: 'JSON', Body: AsJson }] : []),
  ]
}

const AsJson = ({ admin }: BodyProps) => <Json value={admin} what={`${nameOf(admin)} as JSON`} />

function Details({ admin }: BodyProps) {
  const { email, userCode, parentOpTitle, isHidden } = admin
  return (
    <>
      <RecordFields
        title="Account"
        fields={[
          ['Nickname', admin.nickname],
          ['Email', <Copy key="email" text={email} what="email" />],
          ['User code', <Copy key="code" text={userCode} what="user code" />],
          ['Role', roleOf(admin)],
          ['Operator', operatorOf(admin)],
          ...(parentOpTitle ? [['Brand of', parentOpTitle] as const] : []),
          ['Blocked', yesNo(admin.isBlocked)],
          ['Must change password', yesNo(admin.mustChangePassword ?? false)],
          ...(typeof isHidden === 'boolean'
            ? [['Hide User Activity', yesNo(isHidden)] as const]
            : []),
          ['Created', <DateTime key="created" at={admin.createdAt} />],
          ['Updated', <DateTime key="updated" at={admin.updatedAt} />],
        ]}
      />
      <RecordFields
        title="Preferences"
        fields={[
          ['Time zone', admin.timezone],
          ['Language', languageName(admin.language)],
          ['Shown beside a player', subInfoOf(admin)],
          ['Round numbers in reports', yesNo(admin.roundReportNumbers)],
        ]}
      />
    </>
  )
}
