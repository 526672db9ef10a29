import { Form } from 'antd'
import { useState } from 'react'
import type { Player } from '@/api/gen/players/endpoints'
import { useExchangeRatesQuery, type WalletTopup } from '@/api/gen/wallet/endpoints'
import { walletTopupForm } from '@/api/gen/wallet/forms'
import { walletTopupRules } from '@/api/gen/wallet/rules'
import { playerFacts } from '@/areas/players'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { Name } from '@/kit/display/Name'
import { useReadAt } from '@/kit/display/useReadAt'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import {
  balanceIn,
  dailyLimit,
  inUSD,
  rateOf,
  ruleOf,
  topupCurrencies,
  topupFault,
  USD,
} from './amounts'
import { TopupSteps } from './TopupSteps'
import { missing, type TopupValues } from './topup'
import { useFreshWallet } from './useFreshWallet'
import { useOperatorOf } from './useOperatorOf'
import { WalletFailure } from './WalletFailure'

/** Adds to a player's main wallet, or takes from it. */
export function TopupPlayer({ record: player, onClose }: RecordDialogProps<Player>) {
  const { playerCode } = player
  const [closed, setClosed] = useState<string | undefined>(missing({}, true))
  return (
    <EditDialog
      form={walletTopupForm}
      options={{ alwaysToast: true }}
      title="Top up player"
      submitLabel="Send"
      values={{ currency: USD }}
      disabledReason={closed}
      fixed={{ playerCode }}
      toBody={({ accept: _, ...values }: TopupValues) => values as WalletTopup}
      facts={[...playerFacts(player), ['Operator', () => <Name text={player.operator.opTitle} />]]}
      onClose={onClose}
    >
      <Fields player={player} setClosed={setClosed} />
    </EditDialog>
  )
}

interface FieldsProps {
  readonly player: Player
  readonly setClosed: (disabledReason: string | undefined) => void
}

function Fields({ player, setClosed }: FieldsProps) {
  const form = Form.useFormInstance<TopupValues>()
  const currency = Form.useWatch('currency', { form, preserve: true }) ?? USD
  const amount = Form.useWatch('amount', { form, preserve: true })
  const operator = useOperatorOf(player)
  const currencies = topupCurrencies(operator)
  const { wallets, ...call } = useFreshWallet(player.playerCode)
  const { currentData: rates, ...read } = useExchangeRatesQuery(
    {
      exchangeRatesForm: { playerWalletCurrencies: [USD], gatewayCurrencies: [...currencies] },
    },
    { refetchOnMountOrArgChange: true },
  )
  const rateAt = useReadAt(read)
  const fault = (value: number | null | undefined) => topupFault(currency, value)
  const rate = rateOf(rates, currency)
  return (
    <>
      <WalletFailure {...call} />
      <TopupSteps
        moving={{ currency, amount, balance: balanceIn(wallets, currency), fault: fault(amount) }}
        currencies={currencies}
        rate={rate}
        rateAt={rateAt}
        amountRules={[...walletTopupRules.amount, ruleOf(fault)]}
        limit={(action) => (operator ? dailyLimit(operator, action, inUSD(amount, rate)) : null)}
        setClosed={setClosed}
      />
    </>
  )
}
