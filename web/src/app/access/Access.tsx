import { Checkbox, Input, type InputRef, Segmented } from 'antd'
import { useMemo, useRef, useState } from 'react'
import { type Admin, useAdminsQuery } from '@/api/gen/admins/endpoints'
import { type RoleTemplate, useRolesQuery } from '@/api/gen/roles_permissions/endpoints'
import type { Me } from '@/api/gen/shared/types'
import { Count } from '@/kit/display/Count'
import { Loaded } from '@/kit/display/Loaded'
import { Name } from '@/kit/display/Name'
import { None } from '@/kit/display/None'
import { RecordFields } from '@/kit/display/RecordFields'
import { Rows } from '@/kit/display/Rows'
import { Status } from '@/kit/display/Status'
import { useHotkeys } from '@/kit/keyboard/hotkeys'
import { useAddress } from '@/kit/useAddress'
import { useChosenOperator } from '@/session/operator'
import { usePages } from '@/session/page'
import { nothing } from '@/session/reads'
import { levelNames, roleNames } from '@/session/roleNames'
import { useCan, useSession } from '@/session/session'
import { type AccessRow, actionRows, pageRows, rowsFor } from './rows'
import { SubjectSelect } from './SubjectSelect'
import { type NamedSubject, roleSubject, userSubject } from './subjects'
import './access.css'

const VIEWS = ['Pages', 'Actions']

interface AccessTableProps {
  readonly rows: readonly AccessRow[]
  /** Of pages, which stand in the menu; acts stand in their area. */
  readonly arePages: boolean
}

function AccessTable({ rows, arePages }: AccessTableProps) {
  return (
    <Rows
      className="access-table"
      of={rows}
      keyOf={({ key }) => key}
      columns={{
        Name: ({ group, name }) => (arePages ? name : <Act name={name} area={group} />),
        ...(arePages && { Menu: ({ entry }: AccessRow) => entry ?? <None /> }),
        Access: ({ denial }) => (
          <Status tone={denial ? 'ended' : 'good'} label={denial ? 'Denied' : 'Allowed'} />
        ),
        Reason: ({ denial }) => denial?.reason,
      }}
    />
  )
}

const Act = ({ name, area }: { readonly name: string; readonly area: string }) => (
  <>
    {name} <small>{area}</small>
  </>
)

const LACKING = '“See personal data” is missing'

/** Whether players' personal data is masked, and why. */
function personalData({ permissions }: NamedSubject): string {
  if (permissions.includes('players_personal')) return 'Shown as it is'
  return permissions.includes('players_reveal')
    ? `Masked: ${LACKING}. Reveal shows it for a minute, with a reason`
    : `Masked: ${LACKING}`
}

function Explained({ subject }: { readonly subject: NamedSubject }) {
  const pages = usePages()
  const [view, setView] = useState('Pages')
  const [text, setText] = useState('')
  const [onlyClosed, setOnlyClosed] = useState(false)
  const rows = useMemo(
    () => (view === 'Pages' ? pageRows(subject, pages) : actionRows(subject)),
    [view, subject, pages],
  )
  const box = useRef<InputRef>(null)
  useHotkeys({ '/': () => box.current?.focus() })
  const found = rowsFor(text, onlyClosed, rows)
  const open = rows.filter(({ denial }) => denial === null).length
  return (
    <>
      <RecordFields
        fields={[
          ...(subject.isOneself
            ? []
            : [['Access of', <Name key="who" text={subject.name} />] as const]),
          ['Role', `${roleNames[subject.role]} (${levelNames[subject.level]} level)`],
          ['Operators', subject.tenants],
          ['Permissions', <Count key="permissions" of={subject.permissions.length} />],
          ['Players’ personal data', personalData(subject)],
          [view, `${open} of ${rows.length} allowed`],
        ]}
      />
      <div className="access-filters">
        <Segmented options={VIEWS} value={view} onChange={setView} />
        <Input
          ref={box}
          type="search"
          aria-label="Search pages and actions"
          placeholder="Search pages, actions and permissions"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Checkbox checked={onlyClosed} onChange={(event) => setOnlyClosed(event.target.checked)}>
          Only denied
        </Checkbox>
      </div>
      {found.length > 0 ? (
        <AccessTable rows={found} arePages={view === 'Pages'} />
      ) : (
        <p role="status">No results.</p>
      )}
    </>
  )
}

const NOT_FOUND = <p role="status">Role or user not found.</p>

function ExplainedUser({ user }: { readonly user: Me | Admin }) {
  const { operators } = useSession()
  const { userCode } = useSession().user
  const subject = useMemo(
    () => ({ ...userSubject(user, operators), isOneself: user.userCode === userCode }),
    [user, operators, userCode],
  )
  return <Explained subject={subject} />
}

function ExplainedRole({ role }: { readonly role: string }) {
  const mayRead = useCan('roles_read')
  const { user } = useSession()
  const opId = useChosenOperator() ?? user.opId
  const call = useRolesQuery({ limit: 1_000, ...(opId && { opId }) }, { skip: !mayRead })
  if (!mayRead) return <RoleAccess role={role} />
  return (
    <Loaded what="The role" call={call}>
      {({ items }) => <RoleAccess role={role} template={templateOf(role, items)} />}
    </Loaded>
  )
}

/** The template of a role, as a choice names it; the platform's where several are listed. */
const templateOf = (choice: string, templates: readonly RoleTemplate[]) => {
  const own = templates.filter(({ role }) => role === choice.split(':')[0])
  return own.find(({ opId }) => !opId) ?? own[0]
}

interface RoleAccessProps {
  readonly role: string
  readonly template?: RoleTemplate | undefined
}

function RoleAccess({ role, template }: RoleAccessProps) {
  const subject = useMemo(() => roleSubject(role, template), [role, template])
  if (!subject) return NOT_FOUND
  return (
    <>
      {!template && (
        <p role="status">
          You may not view roles: these are the permissions that the role begins with.
        </p>
      )}
      <Explained subject={subject} />
    </>
  )
}

function ExplainedOther({ userCode }: { readonly userCode: string }) {
  return (
    <Loaded what="The user" call={useAdminsQuery({ userCode, limit: 1 })}>
      {({ items: [found] }) =>
        found?.userCode === userCode ? <ExplainedUser user={found} /> : NOT_FOUND
      }
    </Loaded>
  )
}

/** Which pages and actions are open to a user, and why the others are not. */
export function Access() {
  const { user } = useSession()
  const maySeeOthers = useCan('admins_read')
  const [params, setParams] = useAddress()
  const role = maySeeOthers ? params.get('role') : null
  const userCode = maySeeOthers ? params.get('userCode') : null

  const choose = (chosen: string | null) =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      next.delete('role')
      next.delete('userCode')
      const [name, value] = chosen?.split('=') ?? []
      if (name && value) next.set(name, value)
      return next
    })

  const chosen = role ? `role=${role}` : userCode ? `userCode=${userCode}` : null
  return (
    <div className="access">
      {maySeeOthers && <SubjectSelect chosen={chosen} onChoose={choose} />}
      {role ? (
        <ExplainedRole role={role} />
      ) : userCode ? (
        <ExplainedOther userCode={userCode} />
      ) : (
        <ExplainedUser user={user} />
      )}
    </div>
  )
}

/** It explains the session, which is there. */
export const reads = nothing
