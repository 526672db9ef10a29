import { Button, Drawer } from 'antd'
import { Link } from 'react-router'
import { Loaded } from '@/kit/display/Loaded'
import { FieldsSkeleton } from '@/kit/display/Skeletons'
import { AS_LINKED } from '@/kit/list/listAddress'
import { NONE } from './labels'
import { NotificationDays, NotificationItem } from './NotificationItem'
import { useNotifications } from './useNotifications'

const MOST = 20

interface NotificationsPanelProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The latest notifications, from wherever one is. */
export function NotificationsPanel({ open, onClose }: NotificationsPanelProps) {
  const { call, unread, busy, readAll } = useNotifications()
  return (
    <Drawer
      open={open}
      title="Notifications"
      size={400}
      extra={
        <Button
          type="link"
          size="small"
          disabled={unread.length === 0}
          loading={busy}
          onClick={readAll}
        >
          Mark all as read
        </Button>
      }
      onClose={onClose}
    >
      <Loaded what="The notifications" call={call} skeleton={<FieldsSkeleton rows={4} />}>
        {() => <Latest onClose={onClose} />}
      </Loaded>
    </Drawer>
  )
}

function Latest({ onClose }: { readonly onClose: () => void }) {
  const { all, busy, read } = useNotifications()
  if (all.length === 0) return <p role="status">{NONE}</p>
  return (
    <>
      <NotificationDays of={all.slice(0, MOST)}>
        {(notification) => (
          <NotificationItem
            key={notification._id}
            notification={notification}
            onFollow={() => {
              read(notification)
              onClose()
            }}
          >
            {!notification.isRead && (
              <Button type="link" size="small" disabled={busy} onClick={() => read(notification)}>
                Mark as read
              </Button>
            )}
          </NotificationItem>
        )}
      </NotificationDays>
      <Link to="/settings/notifications" state={AS_LINKED} onClick={onClose}>
        All notifications
      </Link>
    </>
  )
}
