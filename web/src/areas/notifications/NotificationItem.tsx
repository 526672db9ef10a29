import type { ReactNode } from 'react'
import type { Notification } from '@/api/gen/notifications/endpoints'
import { DateTime } from '@/kit/display/DateTime'
import { labelOf, Status } from '@/kit/display/Status'
import { DataLink } from '@/session/DataLink'
import { levels } from './labels'
import './notifications.css'

interface NotificationItemProps {
  readonly notification: Notification
  readonly onFollow: () => void
  readonly children?: ReactNode
}

/** What was told, with the way to what it is about. */
export function NotificationItem({ notification, onFollow, children }: NotificationItemProps) {
  const { title, body, level, createdAt, isRead, link } = notification
  return (
    <li className="notification" data-unread={!isRead}>
      <p className="notification-head">
        <Status {...labelOf(levels, level)} />
        <DateTime at={createdAt} relative />
      </p>
      <h2 dir="auto">
        {title}
        {!isRead && <span className="notification-new">unread</span>}
      </h2>
      <p dir="auto">{body}</p>
      <div className="notification-actions">
        {link && (
          <DataLink address={link} onFollow={onFollow}>
            Open link
          </DataLink>
        )}
        {children}
      </div>
    </li>
  )
}
