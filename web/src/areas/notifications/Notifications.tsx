import { Button, Segmented } from 'antd'
import { api, type Notification } from '@/api/gen/notifications/endpoints'
import { inFull } from '@/kit/display/decimal'
import { Loaded } from '@/kit/display/Loaded'
import { quotedName } from '@/kit/display/personText'
import { RowsSkeleton } from '@/kit/display/Skeletons'
import { useAction } from '@/kit/form/useAction'
import { useConfirmed } from '@/kit/form/useConfirmed'
import { Empty } from '@/kit/list/ListEmpty'
import { useAddress } from '@/kit/useAddress'
import { useAddressChoice } from '@/kit/useAddressChoice'
import { nothing } from '@/session/reads'
import { useCan } from '@/session/session'
import { NONE } from './labels'
import { NotificationDays, NotificationItem } from './NotificationItem'
import { useNotifications } from './useNotifications'

const UNREAD = 'unread'

/** Everything the platform told the user: to read, to note as read, and for some to delete. */
export function Notifications() {
  const { call, all, unread, busy, readAll } = useNotifications()
  const [, setQuery] = useAddress()
  const onlyUnread = useAddressChoice('show', [UNREAD]) === UNREAD
  const show = (what: string) =>
    setQuery((now) => {
      const next = new URLSearchParams(now)
      if (what === UNREAD) next.set('show', UNREAD)
      else next.delete('show')
      return next
    })

  return (
    <Loaded what="The notifications" call={call} skeleton={<RowsSkeleton columns={1} />}>
      {() => (
        <div className="notifications-page">
          <div className="notifications-bar">
            <Segmented<string>
              aria-label="Show"
              value={onlyUnread ? UNREAD : 'all'}
              options={[
                { value: 'all', label: `All ${inFull(all.length)}` },
                { value: UNREAD, label: `Unread ${inFull(unread.length)}` },
              ]}
              onChange={show}
            />
            <Button disabled={unread.length === 0} loading={busy} onClick={readAll}>
              Mark all as read
            </Button>
          </div>
          <Listed notifications={onlyUnread ? unread : all} isAll={!onlyUnread} />
        </div>
      )}
    </Loaded>
  )
}

interface ListedProps {
  readonly notifications: readonly Notification[]
  readonly isAll: boolean
}

function Listed({ notifications, isAll }: ListedProps) {
  const { busy, read } = useNotifications()
  const mayDelete = useCan('notifications_write')

  const remove = useConfirmed(
    useAction(api.endpoints.generalNotificationDelete),
    ({ _id, title }: Notification) => ({
      title: `Delete notification ${quotedName(title)}?`,
      content:
        'It will be deleted for everyone who received it, not just for you. This cannot be undone.',
      confirmLabel: 'Delete notification',
      danger: true,
      confirmWord: 'delete',
      arg: { notificationId: _id },
    }),
  )

  if (notifications.length === 0) {
    return isAll ? (
      <Empty title={NONE} advice="Notifications from the platform appear here." />
    ) : (
      <Empty title="No unread notifications" advice="You have read all your notifications." />
    )
  }
  const item = (notification: Notification) => (
    <NotificationItem
      key={notification._id}
      notification={notification}
      onFollow={() => read(notification)}
    >
      {!notification.isRead && (
        <Button type="link" size="small" disabled={busy} onClick={() => read(notification)}>
          Mark as read
        </Button>
      )}
      {mayDelete && (
        <Button
          type="link"
          size="small"
          danger
          aria-label={`Delete ${quotedName(notification.title)}`}
          onClick={() => remove.ask(notification)}
        >
          Delete
        </Button>
      )}
    </NotificationItem>
  )
  return <NotificationDays of={notifications}>{item}</NotificationDays>
}

/** The frame asks for them, for its bell. */
export const reads = nothing
