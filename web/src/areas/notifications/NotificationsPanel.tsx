import { Button, Drawer } from 'antd'
import { Link } from 'react-router'
import type { ApiError } from '@/api/answer'
import { Failure } from '@/kit/display/Failure'
import { FieldsSkeleton, useLasting } from '@/kit/display/Skeletons'
import { AS_LINKED } from '@/kit/list/listAddress'
import { NONE } from './labels'
import { NotificationItem } from './NotificationItem'
import { useNotifications } from './useNotifications'

const MOST = 20

interface NotificationsPanelProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The latest notifications, from wherever one is. */
export function NotificationsPanel({ open, onClose }: NotificationsPanelProps) {
  const { unread, busy, readAll } = useNotifications()
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
      <Latest onClose={onClose} />
    </Drawer>
  )
}

function Latest({ onClose }: { readonly onClose: () => void }) {
  const { call, all, busy, read } = useNotifications()
  const waiting = useLasting(call.isFetching && !call.data)
  if (call.error && !call.data) {
    return (
      <Failure
        what="The notifications could not be loaded"
        error={call.error as ApiError}
        onRetry={call.refetch}
      />
    )
  }
  if (!call.data) return waiting ? <FieldsSkeleton rows={4} /> : null
  if (all.length === 0) return <p role="status">{NONE}</p>
  return (
    <>
      <ul className="notifications">
        {all.slice(0, MOST).map((notification) => (
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
        ))}
      </ul>
      <Link to="/settings/notifications" state={AS_LINKED} onClick={onClose}>
        All notifications
      </Link>
    </>
  )
}
