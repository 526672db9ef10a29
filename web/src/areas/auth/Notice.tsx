import type { ReactNode } from 'react'
import type { ApiError } from '@/api/answer'
import { advice, reference } from './labels'

type Props = { kind: 'error' | 'info'; title: string; children?: ReactNode }

export function Notice({ kind, title, children }: Props) {
  return (
    <div className={`auth-notice auth-notice-${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      <strong>{title}</strong>
      {children && <p>{children}</p>}
    </div>
  )
}

/** What failed, what was not lost, how to try again, and what to ask with. */
export function ErrorNotice({ error, children }: { error: ApiError; children?: ReactNode }) {
  const request = reference(error)
  return (
    <Notice kind="error" title={error.messages.join(' ')}>
      {advice(error)} {children}
      {request && (
        <span className="auth-reference">
          Request <code>{request}</code>
        </span>
      )}
    </Notice>
  )
}
