import type { NotificationLevel } from '@/api/gen/notifications/enums'
import type { StatusLabel } from '@/kit/display/Status'

export const NONE = 'No notifications at this time'

export const levels: Record<NotificationLevel, StatusLabel> = {
  info: { label: 'Information', tone: 'running' },
  warning: { label: 'Warning', tone: 'waiting' },
  critical: { label: 'Critical', tone: 'bad' },
}
