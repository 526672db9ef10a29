import type { ReactNode } from 'react'
import type { Notification } from '@/api/gen/notifications/endpoints'
import { useClock } from '@/kit/display/clock'
import { DateTime } from '@/kit/display/DateTime'
import { readDate } from '@/kit/display/readValue'
import { labelOf, Status } from '@/kit/display/Status'
import { shortDay } from '@/kit/display/times'
import { DataLink } from '@/session/DataLink'
import { levels } from './labels'
import './notifications.css'

interface NotificationDaysProps {
  readonly of: readonly Notification[]
  /** Draws one of them. */
  readonly children: (notification: Notification) => ReactNode
}

/** Notifications in their order, by the day on which each came. */
export function NotificationDays({ of: notifications, children }: NotificationDaysProps) {
  const { timezone } = useClock()
  const days = new Map<string, Notification[]>()
  for (const one of notifications) {
    const at = readDate(one.createdAt)
    const day = at === null ? 'Undated' : shortDay(at, timezone)
    days.set(day, [...(days.get(day) ?? []), one])
  }
  return [...days].map(([day, some]) => (
    <section key={day} aria-label={day}>
      <p className="notifications-day">{day}</p>
      <ul className="notifications">{some.map(children)}</ul>
    </section>
  ))
}

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
