import type { BrandBlockers } from '@/api/gen/brands/endpoints'
import { quotedName } from '@/kit/display/personText'
import type { RecordField } from '@/kit/display/RecordFields'

type Counts = Pick<
  BrandBlockers,
  | 'playersWithBalance'
  | 'openTransactions'
  | 'openBets'
  | 'pendingWinners'
  | 'staff'
  | 'zones'
  | 'affiliates'
>

const LABELS: Readonly<Record<keyof Counts, string>> = {
  playersWithBalance: 'Players with a balance',
  openTransactions: 'Open transactions',
  openBets: 'Open bets',
  pendingWinners: 'Tournament winners to decide',
  staff: 'Staff accounts',
  zones: 'Zones and domains',
  affiliates: 'Affiliates with unpaid profits',
}

const names = Object.keys(LABELS) as (keyof Counts)[]

/** What stands in the way, with how many there are of each. */
export const blockersOf = (brand: Counts): readonly RecordField[] =>
  names.flatMap((name) => (brand[name] > 0 ? [[LABELS[name], brand[name]] as const] : []))

/** Why the brand cannot be deleted; null when it can. */
export function blockingReason(brand: Counts & Pick<BrandBlockers, 'title' | 'isDeleted'>) {
  if (brand.isDeleted) return `${quotedName(brand.title)} is already deleted.`
  return blockersOf(brand).length > 0
    ? `${quotedName(brand.title)} cannot be deleted while anything is open there.`
    : null
}
