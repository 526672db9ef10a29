import { subInfoOf } from './names'
import { PermissionList } from './PermissionList'
import { Sessions } from './Sessions'
import { useStartPages } from './useStartPages'
import './users.css'
import { Button, Switch } from 'antd'
import { useRef } from 'react'
import { api, useAuthSessionsQuery } from '@/api/gen/auth/endpoints'
import { permissionTitle } from '@/api/gen/permissions'
import { useDialog } from '@/kit/dialog/useDialog'
import { Copy } from '@/kit/display/Copy'
import { languageName } from '@/kit/display/languageName'
import { RecordFields } from '@/kit/display/RecordFields'
import { chooseFormShape, useFormShape } from '@/kit/form/formShape'
import { useToolbarCommands } from '@/kit/keyboard/commands'
import { switchSingleKeys, useSingleKeysOn } from '@/kit/keyboard/singleKeys'
import { lazyComponent } from '@/kit/lazyComponent'
import { type Reads, read } from '@/session/reads'
import { roleNames } from '@/session/roleNames'
import { useSession } from '@/session/session'

const PreferencesDialog = lazyComponent(() =>
  import('./PreferencesDialog').then((code) => code.PreferencesDialog),
)

const PasswordDialog = lazyComponent(() =>
  import('./PasswordDialog').then((code) => code.PasswordDialog),
)

/** Who one is here, what one prefers, and where one is signed in. */
export function Profile() {
  const { user, operators } = useSession()
  const editPreferences = useDialog(PreferencesDialog)
  const changePassword = useDialog(PasswordDialog)
  const areKeysOn = useSingleKeysOn()
  const formShape = useFormShape()
  const startPages = useStartPages()
  // What stands below the sessions comes with them, or they would move it.
  const { isLoading } = useAuthSessionsQuery()
  const tools = useRef<HTMLDivElement>(null)
  useToolbarCommands(tools, 'On this page')
  const titleOf = (opId: string | null | undefined) =>
    opId ? (operators.find((each) => each.opId === opId)?.title ?? opId) : null
  return (
    <div className="users-profile">
      <div className="users-self">
        <RecordFields
          title="Account"
          fields={[
            ['Name', <bdi key="name">{user.nickname}</bdi>],
            ['Email', user.email],
            ['Role', roleNames[user.role] ?? user.role],
            ['User code', <Copy key="code" text={user.userCode} what="user code" />],
            ['Operator', titleOf(user.opId) ?? 'All operators'],
            ...(user.parentOpId ? [['Brand of', titleOf(user.parentOpId)] as const] : []),
          ]}
        />
        <div className="users-head" ref={tools}>
          <h2>Preferences</h2>
          <span className="users-buttons">
            <Button onClick={() => changePassword()}>Change password</Button>
            <Button onClick={() => editPreferences()}>Edit preferences</Button>
          </span>
        </div>
        <RecordFields
          fields={[
            ['Time zone', () => user.timezone.replaceAll('_', ' ')],
            ['Language', languageName(user.language)],
            ['Shown beside a player', subInfoOf(user)],
            [
              'Page after sign-in',
              startPages.find(({ value }) => value === user.startPage)?.label ??
                'Default of the role',
            ],
            ['Round numbers in reports', user.roundReportNumbers ? 'Yes' : 'No'],
            [
              'Forms open in a side panel on this browser',
              <Switch
                key="forms"
                size="small"
                aria-label="Forms open in a side panel on this browser"
                checked={formShape === 'drawer'}
                onChange={(on) => chooseFormShape(on ? 'drawer' : 'modal')}
              />,
            ],
            [
              'Single-letter keys on this browser',
              <Switch
                key="keys"
                size="small"
                aria-label="Single-letter keys on this browser"
                checked={areKeysOn}
                onChange={switchSingleKeys}
              />,
            ],
          ]}
        />
      </div>
      <div>
        <Sessions />
        {!isLoading && (
          <PermissionList
            title="Permissions"
            none="No permissions beyond the defaults of your role."
            permissions={user.permissions.map((name) => ({ name, title: permissionTitle(name) }))}
          />
        )}
      </div>
    </div>
  )
}

export const reads: Reads = () => [read(api.endpoints.authSessions, undefined)]
