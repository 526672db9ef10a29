import { useState } from 'react'
import { api, type Winner } from '@/api/gen/tournaments/endpoints'
import { type PayoutType, payoutTypeValues } from '@/api/gen/tournaments/enums'
import { payoutRules } from '@/api/gen/tournaments/rules'
import { type BulkAction, bulkWrite, inDollars, warningsOf } from '@/kit/bulk/bulk'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { payoutDisabledReason, payouts } from './labels'
import { PayoutDialog } from './PayoutDialog'

const required = { required: true, whitespace: true, message: 'Enter a note for the player.' }

const bulk = payoutTypeValues.map(
  (type): BulkAction<Winner> => ({
    id: type,
    label: `${payouts[type].verb} prizes`,
    permission: 'tournaments_pay',
    danger: type === 'reject',
    description: payouts[type].effect,
    confirmWord: type,
    disabledReason: (winner) => payoutDisabledReason(winner, type),
    ...(type === 'approve' && { warningsOf }),
    amountOf: ({ prizeInUSD }) => inDollars(prizeInUSD),
    note: {
      label: 'Note for the players',
      help: 'Visible to each player.',
      rules: [...(type === 'reject' ? [required] : []), ...payoutRules.noteForThePlayer],
    },
    write: ({ id }, noteForThePlayer) =>
      bulkWrite(api.endpoints.tournamentPayout, {
        payout: { type, winnerId: id, noteForThePlayer },
      }),
  }),
)

/** Approve and reject: one prize by its dialog, many with one note. */
export function usePayouts() {
  const [opened, setOpened] = useState<readonly [Winner, PayoutType] | null>(null)
  const actions = payoutTypeValues.map(
    (type): RecordAction<Winner> => ({
      id: type,
      label: `${payouts[type].verb} prize`,
      permission: 'tournaments_pay',
      danger: type === 'reject',
      disabledReason: (winner) => payoutDisabledReason(winner, type),
      run: (winner) => setOpened([winner, type]),
    }),
  )
  const [winner, type] = opened ?? []
  return {
    actions,
    bulk,
    dialog: winner && type && (
      <PayoutDialog winner={winner} type={type} onClose={() => setOpened(null)} />
    ),
  }
}
