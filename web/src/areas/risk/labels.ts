import type { RiskLevel, RiskRule } from '@/api/gen/risk/enums'
import { rawText } from '@/kit/display/readValue'
import type { StatusLabel } from '@/kit/display/Status'

export const rules: Readonly<Record<RiskRule, string>> = {
  CARD_SHARED: 'Shared card',
  BANK_ACCOUNT_SHARED: 'Shared bank account',
  DEVICE_SHARED: 'Shared device or address',
  LARGE_DEPOSIT: 'Large deposit',
  QUICK_WITHDRAWAL: 'Withdrawal without wager',
  BONUS_WITHDRAWAL: 'Withdrawal after bonus',
  CHARGEBACK: 'Chargeback',
}

export const levels: Readonly<Record<RiskLevel, StatusLabel>> = {
  LOW: { tone: 'ended', label: 'Low' },
  MEDIUM: { tone: 'waiting', label: 'Medium' },
  HIGH: { tone: 'bad', label: 'High' },
}

export const isReviewed: Readonly<Record<'true' | 'false', StatusLabel>> = {
  true: { tone: 'good', label: 'Reviewed' },
  false: { tone: 'waiting', label: 'To review' },
}

/** The rules in words; one that the console does not know as it came. */
export const ruleNames = (given: readonly string[]): string =>
  given.map((rule) => (rules as Readonly<Record<string, string>>)[rule] ?? rawText(rule)).join(', ')
