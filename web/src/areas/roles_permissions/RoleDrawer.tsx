import { ownerOf, progressText } from './labels'
import { PermissionEditor } from './PermissionEditor'
import './roles_permissions.css'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import {
  api,
  type RoleDetails,
  type RolePermission,
  useLazyRoleEffectQuery,
  useRoleEffectQuery,
  useRoleProgressQuery,
  useRoleQuery,
} from '@/api/gen/roles_permissions/endpoints'
import { counted } from '@/kit/bulk/bulk'
import { useConfirm } from '@/kit/dialog/confirm'
import { Can } from '@/kit/display/Can'
import { Count } from '@/kit/display/Count'
import { DateTime } from '@/kit/display/DateTime'
import { FieldBoundary } from '@/kit/display/Failure'
import { Name } from '@/kit/display/Name'
import { nameText } from '@/kit/display/personText'
import { RecordFields } from '@/kit/display/RecordFields'
import { readNumber } from '@/kit/display/readValue'
import { LOSING, useWarning } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import type { RecordAction } from '@/kit/record/recordActions'
import { useDebounced } from '@/kit/useDebounced'
import { roleNames } from '@/session/roleNames'
import { useCan, useSession } from '@/session/session'
import { usePolling } from '@/session/usePolling'
import { activeOf, changeOf, differencesOf, type Moves, moved } from './transfer'

const REFRESH_EVERY = 5_000

interface RoleDrawerProps extends OpenedRecord {
  readonly actions: readonly RecordAction<RoleDetails>[]
  /** The save may have made a template of one's own operator in place of the one that was open. */
  readonly onSaved: (role: RoleDetails) => void
}

/** What was moved in the editor of one role, and not saved yet. */
interface Draft {
  readonly roleId: string
  readonly moves: Moves
}

const NO_MOVES: Moves = new Map()

/** A role's permissions, changed in a draft that is lost with the drawer, but not without asking. */
export function RoleDrawer({ actions, onSaved, ...opened }: RoleDrawerProps) {
  const { openId, onClose, onPrevious, onNext } = opened
  const call = useRoleQuery({ role: openId ?? '' }, { skip: !openId })
  const [draft, setDraft] = useState<Draft | null>(null)
  const confirm = useConfirm()
  const role = call.currentData
  const moves = draft && draft.roleId === openId ? draft.moves : NO_MOVES
  const isEdited = role !== undefined && moves.size > 0 && isChange(role, activeOf(role, moves))
  useWarning(isEdited)

  const guarded = (go: () => void) => async () => {
    if (isEdited && !(await confirm(LOSING))) return
    setDraft(null)
    go()
  }
  return (
    <RecordDrawer<RoleDetails>
      {...opened}
      title="Role"
      name={({ name }) => name}
      loaded={call}
      state={(record) => nameText(ownerOf(record))}
      actions={actions}
      onClose={guarded(onClose)}
      {...(onPrevious !== undefined && { onPrevious: onPrevious && guarded(onPrevious) })}
      {...(onNext !== undefined && { onNext: onNext && guarded(onNext) })}
    >
      {(record) => (
        <div className="roles-editor">
          <RoleFacts role={record} />
          <FieldBoundary of={record}>
            {() => (
              <Editor
                role={record}
                moves={moves}
                onChange={(made) => setDraft({ roleId: record._id, moves: made })}
                onSaved={(saved) => {
                  setDraft(null)
                  onSaved(saved)
                }}
              />
            )}
          </FieldBoundary>
        </div>
      )}
    </RecordDrawer>
  )
}

const RoleFacts = ({ role }: { readonly role: RoleDetails }) => (
  <RecordFields
    fields={[
      ['Operator', () => ownerOf(role)],
      ['For accounts of', () => roleNames[role.role] ?? role.role],
      ['Accounts', () => <Count of={role.accountCount} />],
      ['Changed by hand', () => <OwnCount role={role} />],
      ['Updated', () => <DateTime at={role.updatedAt} />],
      ['Updated by', () => <Name text={role.updatedBy?.nickname} />],
    ]}
  />
)

function isChange(role: RoleDetails, active: ReadonlySet<string>): boolean {
  const { added, removed } = changeOf(role, active)
  return added.length + removed.length > 0
}

interface EditorProps {
  readonly role: RoleDetails
  readonly moves: Moves
  readonly onChange: (moves: Moves) => void
  readonly onSaved: (role: RoleDetails) => void
}

const argOf = (role: RoleDetails, moves: Moves) => ({
  roleUpdate: {
    roleId: role._id,
    roleName: role.name,
    permissions: [...activeOf(role, moves)].sort(),
  },
})

function Editor({ role, moves, onChange, onSaved }: EditorProps) {
  const active = activeOf(role, moves)
  const write = useAction(api.endpoints.roleUpdate, {
    onDone: onSaved,
    // A role of one’s own operator may stand in its place by now.
    onTheirs: (now) => (now ? onSaved(now as RoleDetails) : onChange(NO_MOVES)),
  })
  const confirm = useConfirm()
  const [readEffect] = useLazyRoleEffectQuery()
  const save = async () => {
    const arg = argOf(role, moves)
    const { roleId, permissions } = arg.roleUpdate
    const { data } = await readEffect({ roleEffectQuery: { roleId, permissions } })
    if (data?.cannotRegrant?.length && !(await confirm(losing(role, data.cannotRegrant)))) return
    await write.run(arg, {
      record: role,
      rebase: (now) => ({
        differences: differencesOf(role, now as RoleDetails, moves),
        arg: argOf(now as RoleDetails, moves),
        take: () => undefined,
      }),
    })
  }
  return (
    <>
      <Progress roleId={role._id} />
      <Reach role={role} />
      <PermissionEditor
        role={role}
        active={active}
        isLocked={!role.isEditable || write.running}
        onMove={({ name }, to) => onChange(moved(moves, role, name, to))}
      />
      <div className="roles-change">
        <Change role={role} active={active} />
        <Can
          permission="roles_write"
          disabledReason={
            role.isEditable ? (isChange(role, active) ? null : UNCHANGED) : NOT_EDITABLE
          }
        >
          <Button type="primary" loading={write.running} onClick={save}>
            Save changes
          </Button>
        </Can>
      </div>
    </>
  )
}

/** The titles of these permissions of a role. */
const titlesOf = (role: RoleDetails, keys: readonly string[]): string =>
  titles(role.permissions.filter(({ name }) => keys.includes(name)))

/** What is asked where the author could not undo the change alone. */
const losing = (role: RoleDetails, keys: readonly string[]) => ({
  title: 'Save changes that you cannot undo?',
  content: (
    <p>
      You give only what you hold. After this, a super admin has to give back:{' '}
      {titlesOf(role, keys)}.
    </p>
  ),
  confirmLabel: 'Save changes',
  danger: true,
  confirmWord: 'save',
})

const UNCHANGED = 'Nothing has changed.'
const NOT_EDITABLE = 'Only super admins and the operator’s own admins can change this role.'

/** The accounts of the role that a save does not reach, since theirs were changed by hand. */
function OwnCount({ role: { role, ownCount = 0, opId } }: { readonly role: RoleDetails }) {
  const query = new URLSearchParams({ role, hasOwnPermissions: 'true', ...(opId && { opId }) })
  const may = useCan('admins_read')
  if (!readNumber(ownCount)?.gt(0) || !may) return <Count of={ownCount} />
  return <Link to={`/settings/admins?${query}`}>{counted(ownCount, 'accounts')}</Link>
}

/** Whom a save reaches, where that is not plain. */
function Reach({ role }: { readonly role: RoleDetails }) {
  const { user } = useSession()
  const { isEditable, opId, name } = role
  if (!isEditable || !user.opId || opId === user.opId) return null
  return (
    <p>
      {opId ? (
        <>
          This is the role of <Name text={ownerOf(role)} />.
        </>
      ) : (
        'This is the platform’s role.'
      )}{' '}
      What you save becomes your own operator’s <Name text={name} />; others keep theirs.
    </p>
  )
}

const titles = (some: readonly RolePermission[]): string =>
  some.map(({ title }) => title).join(', ')

interface ChangeProps {
  readonly role: RoleDetails
  readonly active: ReadonlySet<string>
}

/** What a save would add and take away, and how many accounts it touches. */
function Change({ role, active }: ChangeProps) {
  const { added, removed } = changeOf(role, active)
  const keys = useDebounced([...active].sort().join(','))
  const isIdle = added.length + removed.length === 0
  const permissions = keys ? keys.split(',') : []
  const effect = useRoleEffectQuery(
    { roleEffectQuery: { roleId: role._id, permissions } },
    { skip: isIdle || !role.isEditable },
  )
  if (isIdle) return <p>Changes take effect when you click Save changes.</p>
  const { accountCount } = effect.data ?? role
  const lost = effect.currentData?.cannotRegrant ?? []
  return (
    <div role="status">
      {added.length > 0 && <p>Adds: {titles(added)}</p>}
      {removed.length > 0 && <p>Removes: {titles(removed)}</p>}
      {lost.length > 0 && <p>You could not give back: {titlesOf(role, lost)}</p>}
      <p>Applies to {counted(accountCount, 'accounts')}.</p>
    </div>
  )
}

/** How far the last change has come, while accounts wait for theirs. */
function Progress({ roleId }: { readonly roleId: string }) {
  const [isWaiting, setWaiting] = useState(true)
  const { currentData } = useRoleProgressQuery(
    { role: roleId },
    usePolling(isWaiting ? REFRESH_EVERY : 0),
  )
  const text = currentData ? progressText(currentData) : null
  const waits = !currentData || text !== null
  if (waits !== isWaiting) setWaiting(waits)
  if (text === null) return null
  return (
    <Alert type="info" showIcon role="status" title="Users are being updated" description={text} />
  )
}
