import { Form } from 'antd'
import { useState } from 'react'
import { api, type BonusTopup, usePlayerWalletQuery } from '@/api/gen/wallet/endpoints'
import { bonusTopupRules } from '@/api/gen/wallet/rules'
import { playerFacts } from '@/areas/players'
import { Name } from '@/kit/display/Name'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { RecordFields } from '@/kit/record/RecordFields'
import { bonusFault, ruleOf, USD } from './amounts'
import { TopupSteps } from './TopupSteps'
import { missing, type TopupValues, type WalletDialogProps } from './topup'

/** Adds to a player's bonus wallet, or takes from it. */
export function TopupBonus({ player, onClose }: WalletDialogProps) {
  const { playerCode } = player
  const write = useAction(api.endpoints.walletTopupBonus, { alwaysToast: true })
  const [closed, setClosed] = useState<string | undefined>(missing({}, false))
  return (
    <FormDialog<TopupValues, { bonusTopup: BonusTopup }, unknown>
      open
      title="Topup Player Bonus"
      submitLabel="Send"
      write={write}
      rules={bonusTopupRules}
      initial={{}}
      toArg={({ amount, action, note }) => ({
        bonusTopup: { playerCode, amount, action, note } as BonusTopup,
      })}
      disabledReason={closed}
      onClose={onClose}
    >
      <RecordFields
        fields={[
          ['Wallet', 'Bonus'],
          ...playerFacts(player),
          ['Operator', () => <Name text={player.operator.opTitle} />],
        ]}
      />
      <Fields playerCode={playerCode} setClosed={setClosed} />
    </FormDialog>
  )
}

interface FieldsProps {
  readonly playerCode: string
  readonly setClosed: (disabledReason: string | undefined) => void
}

function Fields({ playerCode, setClosed }: FieldsProps) {
  const form = Form.useFormInstance<TopupValues>()
  const amount = Form.useWatch('amount', { form, preserve: true })
  const bounds = Form.useFormInstance<TopupValues>().getFieldError('amount')[0] ?? null
  const { currentData: wallets } = usePlayerWalletQuery(
    { playerCode },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <TopupSteps
      moving={{
        currency: USD,
        amount,
        balance: wallets?.bonusInUSD,
        fault: bonusFault(amount) ?? bounds,
      }}
      currencies={null}
      rate={1}
      amountRules={[...bonusTopupRules.amount, ruleOf(bonusFault)]}
      limit={null}
      setClosed={setClosed}
    />
  )
}
