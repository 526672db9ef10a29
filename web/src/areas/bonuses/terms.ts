import type {
  BonusDefinition,
  BonusDefinitionDraft,
  BonusDefinitionEdit,
  BonusTerms,
} from '@/api/gen/bonuses/endpoints'
import type { BonusPrizeType, BonusType } from '@/api/gen/bonuses/enums'
import { instantAt, localTime } from '@/kit/display/days'

/** The form's values: times are the user's wall clock. */
export interface DefinitionValues {
  readonly opId?: string
  readonly type: BonusType
  readonly prizeType: BonusPrizeType
  readonly texts: readonly { language: string; title: string; description?: string }[]
  readonly amountInUSD?: number | null
  readonly percentage?: number | null
  readonly maxBonusAmountInUSD?: number | null
  readonly minDepositAmountInUSD?: number | null
  readonly wageringMultiplier: number
  readonly daysToUse: number
  readonly startTime: string
  readonly endTime: string
  readonly budgetInUSD?: number | null
}

/** Of a new bonus. */
export const newDefinition = (opId: string | undefined): Partial<DefinitionValues> => ({
  ...(opId && { opId }),
  type: 'DEPOSIT_BONUS',
  prizeType: 'FIXED',
  texts: [{ language: 'en', title: '' }],
  wageringMultiplier: 0,
  daysToUse: 30,
})

export function valuesOf(bonus: BonusDefinition, timezone: string): DefinitionValues {
  const { type, prizeType, texts, wageringMultiplier, daysToUse, amountInUSD, percentage } = bonus
  const { maxBonusAmountInUSD, minDepositAmountInUSD, budgetInUSD } = bonus
  return {
    type,
    prizeType,
    texts,
    wageringMultiplier,
    daysToUse,
    amountInUSD: amountInUSD ?? null,
    percentage: percentage ?? null,
    maxBonusAmountInUSD: maxBonusAmountInUSD ?? null,
    minDepositAmountInUSD: minDepositAmountInUSD ?? null,
    budgetInUSD: budgetInUSD ?? null,
    startTime: localTime(bonus.startTime, timezone),
    endTime: localTime(bonus.endTime, timezone),
  }
}

/** The terms of a copy: all but the times of one that is over. */
export const copyOf = (bonus: BonusDefinition, timezone: string): Partial<DefinitionValues> => ({
  ...valuesOf(bonus, timezone),
  opId: bonus.operator.opId,
})

const given = <Name extends string>(name: Name, value: number | null | undefined) =>
  (typeof value === 'number' ? { [name]: value } : {}) as { [N in Name]?: number }

/** Of a type or a prize that has no such amount, what stands in its field is left out. */
function termsOf(
  values: DefinitionValues,
  timezone: string,
  seen?: Pick<BonusDefinition, 'startTime' | 'endTime'>,
): BonusTerms {
  const { type, prizeType, wageringMultiplier, daysToUse } = values
  const at = (name: 'startTime' | 'endTime') =>
    seen && localTime(seen[name], timezone) === values[name]
      ? seen[name]
      : instantAt(values[name], timezone)
  return {
    type,
    prizeType,
    texts: values.texts.map(({ description, ...text }) => ({
      ...text,
      description: description ?? '',
    })),
    ...(prizeType === 'PERCENTAGE'
      ? {
          ...given('percentage', values.percentage),
          ...given('maxBonusAmountInUSD', values.maxBonusAmountInUSD),
        }
      : given('amountInUSD', values.amountInUSD)),
    ...(type === 'DEPOSIT_BONUS' && given('minDepositAmountInUSD', values.minDepositAmountInUSD)),
    wageringMultiplier,
    daysToUse,
    startTime: at('startTime'),
    endTime: at('endTime'),
    ...given('budgetInUSD', values.budgetInUSD),
  }
}

export const draftOf = (values: DefinitionValues, timezone: string): BonusDefinitionDraft => ({
  opId: values.opId ?? '',
  ...termsOf(values, timezone),
})

export const editOf = (
  values: DefinitionValues,
  seen: BonusDefinition,
  timezone: string,
): BonusDefinitionEdit => ({ bonusId: seen._id, ...termsOf(values, timezone, seen) })

const COMPLETE = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** The terms that a form holds; null while something is missing that decides what a player gets. */
export function termsIn(
  values: Partial<DefinitionValues> | undefined,
  timezone: string,
): BonusTerms | null {
  const { type, prizeType, texts, wageringMultiplier, daysToUse, startTime, endTime } = values ?? {}
  if (!(type && prizeType && texts?.[0]?.title && daysToUse)) return null
  if (typeof wageringMultiplier !== 'number') return null
  if (!(COMPLETE.test(startTime ?? '') && COMPLETE.test(endTime ?? ''))) return null
  const amounts =
    prizeType === 'PERCENTAGE'
      ? [values?.percentage, values?.maxBonusAmountInUSD]
      : [values?.amountInUSD]
  if (amounts.some((amount) => typeof amount !== 'number')) return null
  return termsOf(values as DefinitionValues, timezone)
}
