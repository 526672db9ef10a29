import type {
  BonusPrizeType,
  BonusStatus,
  BonusType,
  ReleaseSchedule,
  ReleaseStatus,
} from '@/api/gen/bonuses/enums'
import type { BetType } from '@/api/gen/shared/enums'
import type { StatusLabel } from '@/kit/display/Status'

export const bonusStatuses: Readonly<Record<BonusStatus, StatusLabel>> = {
  ACTIVE: { tone: 'good', label: 'Active' },
  DEACTIVE: { tone: 'ended', label: 'Disabled' },
  DELETED: { tone: 'ended', label: 'Deleted' },
}

export const releaseStatuses: Readonly<Record<ReleaseStatus, StatusLabel>> = {
  ACTIVE: { tone: 'good', label: 'Active' },
  EXPIRED: { tone: 'ended', label: 'Expired' },
  DISABLED: { tone: 'ended', label: 'Disabled' },
}

export const bonusTypes: Readonly<Record<BonusType, string>> = {
  DEPOSIT_BONUS: 'Deposit bonus',
  MANUAL_BONUS: 'Manual bonus',
  REGISTRATION_BONUS: 'Registration bonus',
}

export const prizeTypes: Readonly<Record<BonusPrizeType, string>> = {
  FIXED: 'Fixed',
  PERCENTAGE: 'Percentage',
}

export const schedules: Readonly<Record<ReleaseSchedule, string>> = {
  DAILY: 'Daily',
  WEEKLY: 'Weekly',
  MONTHLY: 'Monthly',
}

export const betTypes: Readonly<Record<BetType, string>> = { CASINO: 'Casino', SPORT: 'Sport' }

/** One that the console does not know is shown as it came. */
export const scheduleOf = (schedule: ReleaseSchedule): string => schedules[schedule] ?? schedule

/** Of a release that counts on every kind of bet where it names none. */
export const betTypeOf = (betType: BetType | null): string =>
  betType === null ? 'All bets' : (betTypes[betType] ?? betType)

/** What a bonus topup is, which has no definition. */
export const typeOf = (type: BonusType | null): string =>
  type === null ? 'Bonus topup' : (bonusTypes[type] ?? type)
