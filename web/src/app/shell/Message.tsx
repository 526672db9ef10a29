import type { ReactNode } from 'react'

interface MessageProps {
  readonly title: string
  readonly actions: ReactNode
  readonly children: ReactNode
}

/** What stands in a page's place: why, and what to do. */
export function Message({ title, actions, children }: MessageProps) {
  return (
    <div className="shell-message">
      <h2>{title}</h2>
      {children}
      <div className="shell-message-actions">{actions}</div>
    </div>
  )
}
