import { BellOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { isAbsent } from '@/api/absent'
import { useFadingDialog } from '@/kit/dialog/useDialog'
import { lazyComponent } from '@/kit/lazyComponent'
import { useUnread } from './usePolls'

const NotificationsPanel = lazyComponent(() =>
  import('@/areas/notifications').then((code) => code.NotificationsPanel),
)

export function NotificationsButton() {
  const unread = useUnread()
  const open = useFadingDialog(NotificationsPanel)
  if (isAbsent('generalNotifications')) return null
  const name = unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'
  return (
    <Button
      type="text"
      className="shell-bell"
      data-unread={unread > 0}
      icon={<BellOutlined />}
      aria-label={name}
      aria-haspopup="dialog"
      title={name}
      onClick={() => open()}
    />
  )
}
