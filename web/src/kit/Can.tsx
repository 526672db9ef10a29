import { Tooltip } from 'antd'
import { cloneElement, type ReactElement, useId } from 'react'
import type { Permission } from '@/api/gen/enums'
import { useCan } from '@/app/session/session'

interface CanProps {
  readonly permission: Permission
  /** Why not right now, to those who may. */
  readonly because?: string | null | undefined
  /** A control with `disabled`. */
  readonly children: ReactElement<{ disabled?: boolean; 'aria-describedby'?: string }>
}

/** The reason, and the page that tells what is open to this user at all. */
function Closed({ reason }: { readonly reason: string }) {
  return (
    <>
      {reason} <a href="/user/access">What is open to me</a>
    </>
  )
}

/** Leaves a control as it is, or disables it and says why. Menus leave out what one may not. */
export function Can({ permission, because, children }: CanProps) {
  const id = useId()
  const allowed = useCan(permission)
  const reason = allowed ? because : `You need the permission ${permission} for this.`
  if (!reason) return children
  return (
    <Tooltip title={allowed ? reason : <Closed reason={reason} />} trigger={['hover', 'focus']}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a disabled control cannot be focused, its reason can */}
      <span className="kit-cannot" tabIndex={0}>
        {cloneElement(children, { disabled: true, 'aria-describedby': id })}
        <span id={id} className="kit-unseen">
          {reason}
        </span>
      </span>
    </Tooltip>
  )
}
