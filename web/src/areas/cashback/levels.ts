import Big from 'big.js'
import type { CashbackOverride, CashbackStanding } from '@/api/gen/cashback/endpoints'

/** A level within the form: the operator's of the same position, or the player's own. */
export interface LevelValues {
  readonly lostAmountInUSD?: number | null
  readonly percentage?: number | null
  readonly isOwn: boolean
}

export interface OverrideValues {
  readonly minWithdrawAmountInUSD: number
  readonly autoApproval: boolean
  readonly settings: readonly LevelValues[]
}

const BARE: OverrideValues = {
  minWithdrawAmountInUSD: 0.01,
  autoApproval: false,
  settings: [{ lostAmountInUSD: 0, percentage: 1, isOwn: true }],
}

/** The form as it begins: what holds for the player, and which rows of it are their own. */
export function valuesOf(standing: CashbackStanding): OverrideValues {
  const { operatorSettings, playerSettings } = standing
  const common = operatorSettings?.settings ?? []
  if (!playerSettings) {
    if (!operatorSettings) return BARE
    const { minWithdrawAmountInUSD, autoApproval } = operatorSettings
    const settings = common.map((level) => ({ ...level, isOwn: false }))
    return { minWithdrawAmountInUSD, autoApproval, settings }
  }
  const { minWithdrawAmountInUSD, autoApproval, settings, settingsToOverride } = playerSettings
  const rows = settings.map((level, index) => {
    const isOwn = settingsToOverride.includes(index) || index >= common.length
    return { ...(isOwn ? level : (common[index] ?? level)), isOwn }
  })
  return { minWithdrawAmountInUSD, autoApproval, settings: rows }
}

export const named = ({ opId, playerCode }: Pick<CashbackStanding, 'opId' | 'playerCode'>) => ({
  opId,
  playerCode,
})

export function toSend(
  standing: Pick<CashbackStanding, 'opId' | 'playerCode'>,
  values: OverrideValues,
): CashbackOverride {
  const { settings, ...rest } = values
  return {
    ...named(standing),
    ...rest,
    settings: settings.map(({ lostAmountInUSD, percentage }) => ({
      lostAmountInUSD: lostAmountInUSD ?? 0,
      percentage: percentage ?? 0,
    })),
    settingsToOverride: settings.flatMap(({ isOwn }, index) => (isOwn ? [index] : [])),
  }
}

/** The row that is added: it begins a dollar above the last one. */
export function nextLevel(levels: readonly LevelValues[]): LevelValues {
  const last = levels.at(-1)?.lostAmountInUSD
  const lostAmountInUSD = typeof last === 'number' ? Number(new Big(last).plus(1)) : 0
  return { lostAmountInUSD, percentage: 1, isOwn: true }
}

export const doesAscend = (levels: readonly LevelValues[], index: number): boolean => {
  const own = levels[index]?.lostAmountInUSD
  const before = levels[index - 1]?.lostAmountInUSD
  return typeof own !== 'number' || typeof before !== 'number' || own > before
}
