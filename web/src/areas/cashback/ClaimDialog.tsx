import { Form } from 'antd'
import Big from 'big.js'
import type { CashbackStanding } from '@/api/gen/cashback/endpoints'
import { cashbackClaimForm } from '@/api/gen/cashback/forms'
import { cashbackClaimRules } from '@/api/gen/cashback/rules'
import type { FieldRule } from '@/api/rules'
import { playerFacts } from '@/areas/players'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { BeforeAfter, moved } from '@/kit/display/BeforeAfter'
import { formatted } from '@/kit/display/decimal'
import { MoneyField } from '@/kit/form/NumberField'
import { UNABLE_TO_CLAIM } from './labels'
import { named } from './levels'
import './cashback.css'

interface ClaimDialogProps {
  readonly standing: CashbackStanding
  readonly onClose: () => void
}

/** Claims of a player's cashback wallet for them. */
export function ClaimDialog({ standing, onClose }: ClaimDialogProps) {
  const { walletBalanceInUSD: balance } = standing
  return (
    <EditDialog
      form={cashbackClaimForm}
      options={{ errorDialog: UNABLE_TO_CLAIM }}
      title="Claim cashback"
      submitLabel="Claim cashback"
      values={balance > 0 ? { claimAmountInUSD: balance } : {}}
      fixed={named(standing)}
      effect={`Cashback moves to the main wallet${standing.settings?.autoApproval ? ' immediately.' : ' once staff approve it; until then it is on hold.'}`}
      facts={playerFacts(standing)}
      onClose={onClose}
    >
      <ClaimFields standing={standing} />
    </EditDialog>
  )
}

const within = (least: number, most: number): FieldRule => ({
  validator: async (_rule, value: unknown) => {
    if (typeof value !== 'number' || value < 0.01) return
    if (value < least) throw new Error(`A claim is at least ${formatted(least, 2)} USD.`)
    if (value > most) throw new Error(`The cashback wallet holds ${formatted(most, 2)} USD.`)
  },
})

function ClaimFields({ standing }: { readonly standing: CashbackStanding }) {
  const { settings, walletBalanceInUSD, mainBalanceInUSD } = standing
  const amount = Form.useWatch<number | null | undefined>('claimAmountInUSD')
  const claimed = typeof amount === 'number' ? amount : 0
  const atOnce = settings?.autoApproval ?? false
  const least = settings?.minWithdrawAmountInUSD ?? 0
  return (
    <>
      <MoneyField
        name="claimAmountInUSD"
        label="Claim amount"
        help={`At least ${formatted(least, 2)} USD, at most what the wallet holds.`}
        rules={[...cashbackClaimRules.claimAmountInUSD, within(least, walletBalanceInUSD)]}
      />
      <BeforeAfter
        of="Wallet"
        rows={[
          moved('Cashback', walletBalanceInUSD, new Big(walletBalanceInUSD).minus(claimed)),
          atOnce
            ? moved('Main', mainBalanceInUSD, new Big(mainBalanceInUSD).plus(claimed))
            : moved('On hold for this claim', 0, claimed),
        ]}
      />
    </>
  )
}
