import { Form } from 'antd'
import Big from 'big.js'
import { externalWalletWithdrawForm } from '@/api/gen/external_wallet/forms'
import { externalWithdrawRules } from '@/api/gen/external_wallet/rules'
import type { FieldRule } from '@/api/rules'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { BeforeAfter } from '@/kit/display/BeforeAfter'
import { formatted } from '@/kit/display/decimal'
import { Money } from '@/kit/display/Money'
import { Name } from '@/kit/display/Name'
import { MoneyField } from '@/kit/form/NumberField'
import { ANSWERS_LATER, CURRENCY } from './labels'
import type { WalletDialogProps } from './WalletTopup'
import './external_wallet.css'

/** Withdraws from a wallet at Utopia, at most what its first balance holds. */
export function WalletWithdraw({ wallet, onClose }: WalletDialogProps) {
  return (
    <EditDialog
      form={externalWalletWithdrawForm}
      options={{ alwaysToast: true }}
      title="Withdraw from external wallet"
      submitLabel="Withdraw"
      effect={`Utopia issues a voucher for it. ${ANSWERS_LATER}`}
      facts={[['Wallet', <Name key="wallet" text={wallet.title} />]]}
      fixed={{ uuid: wallet.uuid }}
      onClose={onClose}
    >
      <AmountField balance={wallet.wallets[0]?.balance ?? 0} />
    </EditDialog>
  )
}

const within = (balance: number): FieldRule => ({
  validator: async (_rule, value: unknown) => {
    if (typeof value !== 'number') return
    if (value <= 0) throw new Error('Enter an amount greater than 0.')
    if (value > balance) throw new Error(`The wallet holds ${formatted(balance, 2)} ${CURRENCY}.`)
  },
})

function AmountField({ balance }: { readonly balance: number }) {
  const amount = Form.useWatch<number | null | undefined>('amount')
  const rest = typeof amount === 'number' && amount > 0 ? new Big(balance).minus(amount) : null
  const left = rest?.gte(0) ? rest : null
  return (
    <>
      <MoneyField
        currency={CURRENCY}
        name="amount"
        label="Amount"
        help={`At most ${formatted(balance, 2)} ${CURRENCY}.`}
        rules={[...externalWithdrawRules.amount, within(balance)]}
      />
      <BeforeAfter
        of="Wallet"
        rows={[
          [
            CURRENCY,
            <Money key="now" amount={balance} currency={CURRENCY} />,
            <Money key="after" amount={left} currency={CURRENCY} />,
            { currency: CURRENCY, inUSD: left },
          ],
        ]}
      />
    </>
  )
}
