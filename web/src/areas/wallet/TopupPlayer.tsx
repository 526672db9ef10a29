import { Form } from 'antd'
import { useState } from 'react'
import {
  api,
  useExchangeRatesQuery,
  usePlayerWalletQuery,
  type WalletTopup,
} from '@/api/gen/wallet/endpoints'
import { walletTopupRules } from '@/api/gen/wallet/rules'
import { playerFacts } from '@/areas/players'
import { Name } from '@/kit/display/Name'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { RecordFields } from '@/kit/record/RecordFields'
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
import { missing, type TopupValues, type WalletDialogProps } from './topup'
import { useOperatorOf } from './useOperatorOf'

/** Adds to a player's main wallet, or takes from it. */
export function TopupPlayer({ player, onClose }: WalletDialogProps) {
  const { playerCode } = player
  const write = useAction(api.endpoints.walletTopup, { alwaysToast: true })
  const [closed, setClosed] = useState<string | undefined>(missing({}, true))
  return (
    <FormDialog<TopupValues, { walletTopup: WalletTopup }, unknown>
      open
      title="Topup Player"
      submitLabel="Send"
      write={write}
      rules={walletTopupRules}
      initial={{ currency: USD }}
      toArg={({ accept: _, ...values }) => ({
        walletTopup: { playerCode, ...values } as WalletTopup,
      })}
      disabledReason={closed}
      onClose={onClose}
    >
      <RecordFields
        fields={[
          ...playerFacts(player),
          ['Operator', () => <Name text={player.operator.opTitle} />],
        ]}
      />
      <Fields player={player} setClosed={setClosed} />
    </FormDialog>
  )
}

interface FieldsProps extends Pick<WalletDialogProps, 'player'> {
  readonly setClosed: (disabledReason: string | undefined) => void
}

function Fields({ player, setClosed }: FieldsProps) {
  const form = Form.useFormInstance<TopupValues>()
  const currency = Form.useWatch('currency', { form, preserve: true }) ?? USD
  const amount = Form.useWatch('amount', { form, preserve: true })
  const operator = useOperatorOf(player)
  const currencies = topupCurrencies(operator)
  const { currentData: wallets } = usePlayerWalletQuery(
    { playerCode: player.playerCode },
    { refetchOnMountOrArgChange: true },
  )
  const { currentData: rates } = useExchangeRatesQuery(
    {
      exchangeRatesForm: { playerWalletCurrencies: [USD], gatewayCurrencies: [...currencies] },
    },
    { refetchOnMountOrArgChange: true },
  )
  const fault = (value: number | null | undefined) => topupFault(currency, value)
  const rate = rateOf(rates, currency)
  return (
    <TopupSteps
      moving={{ currency, amount, balance: balanceIn(wallets, currency), fault: fault(amount) }}
      currencies={currencies}
      rate={rate}
      amountRules={[...walletTopupRules.amount, ruleOf(fault)]}
      limit={(action) => (operator ? dailyLimit(operator, action, inUSD(amount, rate)) : null)}
      setClosed={setClosed}
    />
  )
}
