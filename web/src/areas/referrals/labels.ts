import type { ReferralChannelType, SummaryPeriod } from '@/api/gen/shared/enums'

export const NOT_SAVED = 'Calculations here are not saved.'
export const UNABLE_TO_RESTORE = 'Unable to Restore'

/** A period, and the one that it is compared with. */
export const periods: Readonly<Record<SummaryPeriod, readonly [string, string]>> = {
  TODAY: ['Today', 'Yesterday'],
  THIS_WEEK: ['This week', 'Last week'],
  THIS_MONTH: ['This month', 'Last month'],
  THIS_YEAR: ['This year', 'Last year'],
}

export const channelTypes: Readonly<Record<ReferralChannelType, string>> = {
  LINK: 'Link',
  EMAIL: 'Email',
  GMAIL: 'Gmail',
  TELEGRAM: 'Telegram',
}
