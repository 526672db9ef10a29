import type { ReactNode } from 'react'

interface MessageProps {
  readonly title: string
  /** Whether the page has no other title. */
  readonly alone?: boolean
  readonly buttons: ReactNode
  readonly children: ReactNode
}

/** What stands in a page's place: why, and what to do. */
export function Message({ title, alone = false, buttons, children }: MessageProps) {
  const Title = alone ? 'h1' : 'h2'
  return (
    <div className="shell-message">
      <Title>{title}</Title>
      {children}
      <div className="shell-message-actions">{buttons}</div>
    </div>
  )
}
