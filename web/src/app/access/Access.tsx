import { Checkbox, Input, type InputRef, Segmented } from 'antd'
import { useMemo, useRef, useState } from 'react'
import { type Admin, useAdminsQuery } from '@/api/gen/admins/endpoints'
import type { Me } from '@/api/gen/shared/types'
import { counted } from '@/kit/bulk/bulk'
import { Loaded } from '@/kit/display/Loaded'
import { RecordFields } from '@/kit/display/RecordFields'
import { Rows } from '@/kit/display/Rows'
import { Status } from '@/kit/display/Status'
import { useHotkeys } from '@/kit/keyboard/hotkeys'
import { useAddress } from '@/kit/useAddress'
import { usePages } from '@/session/page'
import { levelNames, roleNames } from '@/session/roleNames'
import { useCan, useSession } from '@/session/session'
import { type AccessRow, actionRows, pageRows, rowsFor } from './rows'
import { SubjectSelect } from './SubjectSelect'
import { type NamedSubject, roleSubject, userSubject } from './subjects'
import './access.css'

const VIEWS = ['Pages', 'Actions']

function AccessTable({ rows }: { readonly rows: readonly AccessRow[] }) {
  return (
    <Rows
      className="access-table"
      of={rows}
      keyOf={({ key }) => key}
      columns={{
        Name: ({ group, name }) => (
          <>
            {name} <small>{group}</small>
          </>
        ),
        Address: ({ where }) => <code>{where}</code>,
        Access: ({ denial }) => (
          <Status tone={denial ? 'ended' : 'good'} label={denial ? 'Denied' : 'Allowed'} />
        ),
        Reason: ({ denial }) => denial?.reason,
      }}
    />
  )
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
          ['Role', `${roleNames[subject.role]} (${levelNames[subject.level]} level)`],
          ['Operators', subject.tenants],
          ['Permissions', counted(subject.permissions.length, 'permissions')],
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
      {found.length > 0 ? <AccessTable rows={found} /> : <p role="status">No results.</p>}
    </>
  )
}

const NOT_FOUND = <p role="status">Role or user not found.</p>

function ExplainedUser({ user }: { readonly user: Me | Admin }) {
  const { operators } = useSession()
  const subject = useMemo(() => userSubject(user, operators), [user, operators])
  return <Explained subject={subject} />
}

function ExplainedRole({ role }: { readonly role: string }) {
  const subject = useMemo(() => roleSubject(role), [role])
  return subject ? <Explained subject={subject} /> : NOT_FOUND
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
