import { useState } from 'react'
import { type Admin, api } from '@/api/gen/admins/endpoints'
import { useConfirm } from '@/kit/dialog/confirm'
import { useDialog } from '@/kit/dialog/useDialog'
import { Copy } from '@/kit/display/Copy'
import { Name } from '@/kit/display/Name'
import { quotedName, typableName } from '@/kit/display/personText'
import type { RecordField } from '@/kit/display/RecordFields'
import { useAction } from '@/kit/form/useAction'
import { useConfirmed } from '@/kit/form/useConfirmed'
import { lazyComponent } from '@/kit/lazyComponent'
import type { RecordAction } from '@/kit/record/recordActions'
import { roleNames } from '@/session/roleNames'
import { disabledReasonOf } from './labels'

const dialogs = () => import('./dialogs')
const PasswordDialog = lazyComponent(() => dialogs().then((code) => code.PasswordDialog))
const RoleDialog = lazyComponent(() => dialogs().then((code) => code.RoleDialog))
const MigrateDialog = lazyComponent(() => dialogs().then((code) => code.MigrateDialog))
const CloneDialog = lazyComponent(() => dialogs().then((code) => code.CloneDialog))
const RefreshDialog = lazyComponent(() => dialogs().then((code) => code.RefreshDialog))

const NOTHING_TO_CLONE = 'This account has no permissions to clone.'

/** What may be done with an account, in its row's menu and on its page; `onLeft` follows what takes it away from there. */
export function useAdminActions(onLeft?: () => void) {
  const { isDeleting, remove } = useDelete(onLeft)
  const block = useBlock()
  const endSessions = useEndSessions()
  const migrate = useDialog(MigrateDialog)
  const actions: readonly RecordAction<Admin>[] = [
    {
      id: 'block',
      label: 'Block user',
      danger: true,
      disabledReason: (admin) =>
        admin.isBlocked ? 'Already blocked.' : disabledReasonOf('block')(admin),
      run: (admin) => block(admin, 'BLOCK'),
    },
    {
      id: 'unblock',
      label: 'Unblock user',
      disabledReason: (admin) =>
        admin.isBlocked ? disabledReasonOf('block')(admin) : 'Not blocked.',
      run: (admin) => block(admin, 'UNBLOCK'),
    },
    {
      id: 'password',
      label: 'Change password',
      disabledReason: disabledReasonOf('changePassword'),
      Dialog: PasswordDialog,
    },
    {
      id: 'role',
      label: 'Change role',
      disabledReason: disabledReasonOf('changeRole'),
      Dialog: RoleDialog,
    },
    {
      id: 'migrate',
      label: 'Migrate user',
      disabledReason: disabledReasonOf('migrate'),
      run: (record) => migrate({ record, onLeft }),
    },
    {
      id: 'clone',
      label: 'Clone permissions',
      disabledReason: ({ permissions }) => (permissions.length > 0 ? null : NOTHING_TO_CLONE),
      Dialog: CloneDialog,
    },
    {
      id: 'refresh',
      label: 'Refresh permissions',
      disabledReason: disabledReasonOf('refreshPermissions'),
      Dialog: RefreshDialog,
    },
    {
      id: 'sessions',
      label: 'Sign out everywhere',
      danger: true,
      disabledReason: disabledReasonOf('endSessions'),
      run: endSessions,
    },
    {
      id: 'delete',
      label: 'Delete user',
      danger: true,
      disabledReason: disabledReasonOf('delete'),
      run: remove,
    },
  ]
  return {
    actions: actions.map((action) => ({ ...action, permission: 'admins_write' as const })),
    isDeleting,
  }
}

const factsOf = ({ nickname, email, role, userCode }: Admin): readonly RecordField[] => [
  ['Nickname', <Name key="name" text={nickname} />],
  ['Email', <Copy key="email" text={email} what="email" />],
  ['Role', roleNames[role] ?? role],
  ['User code', <Copy key="code" text={userCode} what="user code" />],
]

/** Asks, and blocks or lifts the block. */
function useBlock() {
  const confirm = useConfirm()
  const { run } = useAction(api.endpoints.adminBlock)
  return async (admin: Admin, action: 'BLOCK' | 'UNBLOCK') => {
    const name = quotedName(admin.nickname)
    const facts = factsOf(admin)
    const agreed = await confirm(
      action === 'BLOCK'
        ? {
            title: `Block user ${name}?`,
            facts,
            content: <p>They are signed out everywhere and cannot sign in until unblocked.</p>,
            confirmLabel: 'Block user',
            danger: true,
            confirmWord: 'block',
          }
        : {
            title: `Unblock user ${name}?`,
            facts,
            content: <p>They can sign in again, with the same role and permissions.</p>,
            confirmLabel: 'Unblock user',
          },
    )
    if (!agreed) return
    const arg = ({ userCode, email: now }: Admin) => ({
      adminBlock: { adminId: userCode, adminEmail: now, action },
    })
    await run(arg(admin), again(admin, arg))
  }
}

/** Asks, and ends every session of an account. */
export function useEndSessions() {
  return useConfirmed(useAction(api.endpoints.adminSessionsEnd), (admin: Admin) => ({
    title: `Sign out user ${quotedName(admin.nickname)} everywhere?`,
    facts: factsOf(admin),
    content: 'Their sessions end now, and unsaved input in them is lost. They can sign in again.',
    confirmLabel: 'Sign out everywhere',
    danger: true,
    arg: { adminSessionsEnd: { adminId: admin.userCode } },
  })).ask
}

/** Asks for the nickname, deletes, and leaves; a page that stands on the account asks for nothing of it meanwhile. */
function useDelete(onLeft?: () => void) {
  const [isDeleting, setDeleting] = useState(false)
  const confirm = useConfirm()
  const { run } = useAction(api.endpoints.adminDelete, { errorDialog: true })
  const remove = async (admin: Admin) => {
    const agreed = await confirm({
      title: `Delete user ${quotedName(admin.nickname)}?`,
      facts: factsOf(admin),
      content: (
        <p>
          They are signed out everywhere and can never sign in again. Their name stays with what
          they did. Their user code is never used again.
        </p>
      ),
      confirmLabel: 'Delete user',
      danger: true,
      confirmWord: typableName(admin.nickname, admin.userCode),
    })
    if (!agreed) return
    const arg = ({ userCode, ...now }: Admin) => ({
      adminDelete: { adminId: userCode, adminUsername: now.nickname, adminEmail: now.email },
    })
    setDeleting(true)
    const { ok } = await run(arg(admin), again(admin, arg))
    if (ok && onLeft) onLeft()
    else setDeleting(false)
  }
  return { isDeleting, remove }
}

/** Of an account that is called otherwise by now, the same act names it so. */
const again = (admin: Admin, arg: (now: Admin) => object) => ({
  record: admin,
  rebase: (now: object) => ({ differences: [], arg: arg(now as Admin), take: () => undefined }),
})
