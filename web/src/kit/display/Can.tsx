import { Tooltip } from 'antd'
import { cloneElement, type ReactElement, useId } from 'react'
import { Link } from 'react-router'
import { permissionTitle } from '@/api/gen/permissions'
import type { Permission } from '@/api/gen/shared/enums'
import { useCurrentUser } from '../currentUser'

interface CanProps {
  readonly permission: Permission
  /** Why not right now, to those who may. */
  readonly disabledReason?: string | null | undefined
  /** A control with `disabled`. */
  readonly children: ReactElement<{ disabled?: boolean; 'aria-describedby'?: string }>
}

/** Leaves a control as it is, or disables it and says why. Menus leave out what one may not. */
export function Can({ permission, disabledReason, children }: CanProps) {
  const id = useId()
  const { permissions, accessPath } = useCurrentUser()
  const allowed = permissions.includes(permission)
  const reason = allowed
    ? disabledReason
    : `You need the permission “${permissionTitle(permission)}” for this.`
  if (!reason) return children
  const tooltip = allowed ? reason : <Closed reason={reason} accessPath={accessPath} />
  return (
    <Tooltip title={tooltip} trigger={['hover', 'focus']}>
      {/* A disabled control cannot be focused: its reason can, or the way to all that is open. */}
      <span className="kit-cannot" {...(allowed && { tabIndex: 0 })}>
        {cloneElement(children, { disabled: true, 'aria-describedby': id })}
        <span id={id} className="kit-unseen">
          {reason}
        </span>
        {!allowed && (
          <Link to={accessPath} className="kit-unseen">
            {reason} My access
          </Link>
        )}
      </span>
    </Tooltip>
  )
}

interface ClosedProps {
  readonly reason: string
  readonly accessPath: string
}

/** The reason, and the page that tells what is open to this user at all. */
function Closed({ reason, accessPath }: ClosedProps) {
  return (
    <>
      {reason} <Link to={accessPath}>My access</Link>
    </>
  )
}
