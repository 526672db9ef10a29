import type { Channel } from '@/api/gen/channels/endpoints'
import { percentInFull } from '@/kit/display/percent'
import type { StatusLabel } from '@/kit/display/Status'

export const nameOf = ({ title, channelId }: Pick<Channel, 'title' | 'channelId'>): string =>
  `channel ${title} (${channelId})`

export const stateOf = ({ isDeleted }: Pick<Channel, 'isDeleted'>): StatusLabel =>
  isDeleted ? { tone: 'ended', label: 'Deleted' } : { tone: 'good', label: 'Active' }

/** The share of those who deposited; null while nobody came. */
export const conversionOf = (percentage: number | null): string | null =>
  percentage === null ? null : percentInFull(percentage)

const DELETED = 'The channel was deleted.'

export const deletedReason = ({ isDeleted }: Pick<Channel, 'isDeleted'>): string | null =>
  isDeleted ? DELETED : null
