import { Form } from 'antd'
import Big from 'big.js'
import type { Player } from '@/api/gen/players/endpoints'
import type { ReferralSummary } from '@/api/gen/referrals/endpoints'
import { referralWithdrawForm } from '@/api/gen/referrals/forms'
import { referralWithdrawRules } from '@/api/gen/referrals/rules'
import type { FieldRule } from '@/api/rules'
import { playerFacts } from '@/areas/players'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { BeforeAfter, moved } from '@/kit/display/BeforeAfter'
import { formatted } from '@/kit/display/decimal'
import { MoneyField } from '@/kit/form/NumberField'

interface WithdrawDialogProps {
  readonly player: Player
  readonly summary: ReferralSummary
  readonly onClose: () => void
}

/** Withdraws affiliate profit for a player, to be decided like any other. */
export function WithdrawDialog({ player, summary, onClose }: WithdrawDialogProps) {
  const { playerCode, operator } = player
  const balance = summary.estimatedBalanceInUSD
  return (
    <EditDialog
      form={referralWithdrawForm}
      title="Withdraw profit"
      submitLabel="Withdraw profit"
      values={balance > 0 ? { totalProfitInUSD: balance } : {}}
      fixed={{ opId: operator.opId, playerCode }}
      effect="Profit moves to the main wallet once staff approve it; until then it is on hold."
      facts={playerFacts(player)}
      onClose={onClose}
    >
      <Amount summary={summary} />
    </EditDialog>
  )
}

const within = (least: number, most: number): FieldRule => ({
  validator: async (_rule, value: unknown) => {
    if (typeof value !== 'number' || value < 0.01) return
    if (value < least) throw new Error(`A withdrawal is at least ${formatted(least, 2)} USD.`)
    if (value > most) throw new Error(`The affiliate wallet holds ${formatted(most, 2)} USD.`)
  },
})

function Amount({ summary }: Pick<WithdrawDialogProps, 'summary'>) {
  const { estimatedBalanceInUSD: balance, withdrawMinimumAmountInUSD: least } = summary
  const amount = Form.useWatch<number | null | undefined>('totalProfitInUSD') ?? 0
  return (
    <>
      <MoneyField
        name="totalProfitInUSD"
        label="Profit"
        help={`At least ${formatted(least, 2)} USD, at most what the wallet holds.`}
        rules={[...referralWithdrawRules.totalProfitInUSD, within(least, balance)]}
      />
      <BeforeAfter
        of="Wallet"
        rows={[
          moved('Affiliate', balance, new Big(balance).minus(amount)),
          moved('On hold for this withdrawal', 0, amount),
        ]}
      />
    </>
  )
}
