import type { ComponentType } from 'react'
import type { Player } from '@/api/gen/players/endpoints'
import type { BulkOffer } from '@/kit/bulk/bulk'
import { createComposition } from '@/kit/record/createComposition'
import type { OpenedRecord } from '@/kit/record/RecordDrawer'
import type { RecordTab } from '@/kit/record/recordTabs'

interface Besides {
  /** What others do to many players at once. */
  readonly bulk: readonly BulkOffer<Player>[]
  /** Of a player's wallets, not real-time. */
  readonly panels: readonly RecordTab<Player>[]
  /** A transaction's details, over the lists behind a total. */
  readonly TransactionDrawer: ComponentType<OpenedRecord>
}

/** All that is shown of a player and done to them, by this area and by others. */
export const { Provider: PlayerComposition, useComposition: usePlayerComposition } =
  createComposition<Player, Besides>()
