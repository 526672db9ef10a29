import type { FeedbackStatus } from '@/api/gen/feedback/enums'
import type { StatusLabel } from '@/kit/display/Status'

export const statuses = {
  NEW: { label: 'New', tone: 'waiting' },
  ANSWERED: { label: 'Answered', tone: 'good' },
  CLOSED: { label: 'Closed', tone: 'ended' },
} as const satisfies Record<FeedbackStatus, StatusLabel>
