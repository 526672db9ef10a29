import type { NotificationLevel } from '@/api/gen/notifications/enums'
import type { Tone } from '@/kit/display/Status'

export const NONE = 'No notifications at this time'

export const levels: Record<NotificationLevel, { word: string; tone: Tone }> = {
  info: { word: 'Information', tone: 'running' },
  warning: { word: 'Warning', tone: 'waiting' },
  critical: { word: 'Critical', tone: 'bad' },
}
