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

/** Leaves a control as it is, or disables it and says why. Menus leave out what one may not. */
export function Can({ permission, because, children }: CanProps) {
  const id = useId()
  const allowed = useCan(permission)
  const reason = allowed ? because : `You need the permission ${permission} for this.`
  if (!reason) return children
  return (
    <Tooltip title={reason} trigger={['hover', 'focus']}>
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
