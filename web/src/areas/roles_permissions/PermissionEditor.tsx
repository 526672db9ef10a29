import { Input } from 'antd'
import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react'
import type { RoleDetails, RolePermission } from '@/api/gen/roles_permissions/endpoints'
import { joined } from '@/kit/display/None'
import { nameText } from '@/kit/display/personText'
import { roleNames } from '@/session/roleNames'
import { keysOf, listsOf, otherSide, type Side } from './transfer'
import './roles_permissions.css'

const TITLES: Readonly<Record<Side, string>> = {
  all: 'All permissions',
  active: 'Active permissions',
}
const DRAGGED = 'text/x-permission'
/** Which keys move an item out of which list. */
const MOVING_KEYS: Readonly<Record<Side, readonly string[]>> = {
  all: ['ArrowRight', 'Enter', ' '],
  active: ['ArrowLeft', 'Enter', ' '],
}

interface PermissionEditorProps {
  readonly role: RoleDetails
  readonly active: ReadonlySet<string>
  readonly isLocked: boolean
  readonly onMove: (permission: RolePermission, to: Side) => void
}

/** What a role may be given and what it has: moved from list to list by click, by drag or by keys. */
export function PermissionEditor({ role, active, isLocked, onMove }: PermissionEditorProps) {
  const [text, setText] = useState('')
  const [announced, setAnnounced] = useState('')
  const lists = listsOf(role, active, text)
  const before = keysOf(role)
  const move = (permission: RolePermission, to: Side) => {
    onMove(permission, to)
    setAnnounced(`${nameText(permission.title)}: moved to ${TITLES[to].toLowerCase()}`)
  }
  return (
    <>
      <Input
        type="search"
        aria-label="Search permissions"
        placeholder="Search permissions"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="roles-lists">
        {(['all', 'active'] as const).map((side) => (
          <PermissionList
            key={side}
            side={side}
            items={lists[side]}
            isMoved={({ name }) => before.has(name) !== active.has(name)}
            isLocked={isLocked}
            onMove={move}
            onDropped={(name) => {
              const dropped = lists[otherSide(side)].find((each) => each.name === name)
              if (dropped) move(dropped, side)
            }}
          />
        ))}
      </div>
      <p className="kit-unseen" role="status">
        {announced}
      </p>
    </>
  )
}

interface PermissionListProps {
  readonly side: Side
  readonly items: readonly RolePermission[]
  readonly isMoved: (permission: RolePermission) => boolean
  readonly isLocked: boolean
  readonly onMove: (permission: RolePermission, to: Side) => void
  readonly onDropped: (name: string) => void
}

function PermissionList({ side, items, isMoved, isLocked, ...on }: PermissionListProps) {
  const [isOver, setOver] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const buttons = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=button]') ?? [])]
  /** The item that takes the place of one that goes has the focus then. */
  const moveAt = (permission: RolePermission, at: number) => {
    const all = buttons()
    ;(all[at + 1] ?? all[at - 1])?.focus()
    on.onMove(permission, otherSide(side))
  }
  const onKeyDown = (event: KeyboardEvent, permission: RolePermission, at: number) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (isLocked || (step === undefined && !MOVING_KEYS[side].includes(event.key))) return
    event.preventDefault()
    if (step === undefined) moveAt(permission, at)
    else buttons()[at + step]?.focus()
  }
  const onDragOver = (event: DragEvent) => {
    if (isLocked || !event.dataTransfer.types.includes(DRAGGED)) return
    event.preventDefault()
    setOver(true)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    on.onDropped(event.dataTransfer.getData(DRAGGED))
  }
  return (
    <section aria-label={TITLES[side]}>
      <h2>
        {TITLES[side]} ({items.length})
      </h2>
      <ul
        ref={list}
        className="roles-list"
        data-over={isOver}
        onDragOver={onDragOver}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        {items.map((permission, at) => (
          <li key={permission.name}>
            {/* biome-ignore lint/a11y/useSemanticElements: Firefox drags no button, nor what holds one */}
            <div
              role="button"
              tabIndex={isLocked ? -1 : 0}
              aria-disabled={isLocked}
              className="roles-item"
              data-moved={isMoved(permission)}
              title={permission.desc}
              draggable={!isLocked}
              onDragStart={(event) => event.dataTransfer.setData(DRAGGED, permission.name)}
              onClick={() => isLocked || moveAt(permission, at)}
              onKeyDown={(event) => onKeyDown(event, permission, at)}
            >
              {permission.title}
              <code>{permission.name}</code>
              {permission.allowedRoles && (
                <small>
                  For{' '}
                  {joined(
                    permission.allowedRoles.map((each) => roleNames[each] ?? each),
                    ', ',
                  )}
                </small>
              )}
            </div>
          </li>
        ))}
        {items.length === 0 && <li className="roles-none">None</li>}
      </ul>
    </section>
  )
}
