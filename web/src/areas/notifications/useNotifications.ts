import {
  api,
  type Notification,
  useGeneralNotificationsQuery,
} from '@/api/gen/notifications/endpoints'
import { useAction } from '@/kit/form/useAction'

/** The user's notifications, and how to note that they were read. */
export function useNotifications() {
  const call = useGeneralNotificationsQuery()
  const reading = useAction(api.endpoints.generalNotificationsRead)
  const all = call.data?.notifications ?? []
  return {
    call,
    all,
    unread: all.filter(({ isRead }) => !isRead),
    busy: reading.running,
    read: ({ _id, isRead }: Notification) => {
      if (!isRead) void reading.run({ notificationsRead: { notificationIds: [_id] } })
    },
    readAll: () => void reading.run({ notificationsRead: { all: true } }),
  }
}
