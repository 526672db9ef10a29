import { Form } from 'antd'
import { useState } from 'react'
import type { Player } from '@/api/gen/players/endpoints'
import type { BonusTopup } from '@/api/gen/wallet/endpoints'
import { walletTopupBonusForm } from '@/api/gen/wallet/forms'
import { bonusTopupRules } from '@/api/gen/wallet/rules'
import { playerFacts } from '@/areas/players'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { Name } from '@/kit/display/Name'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { bonusFault, ruleOf, USD } from './amounts'
import { TopupSteps } from './TopupSteps'
import { missing, type TopupValues } from './topup'
import { useFreshWallet } from './useFreshWallet'
import { WalletFailure } from './WalletFailure'

/** Adds to a player's bonus wallet, or takes from it. */
export function TopupBonus({ record: player, onClose }: RecordDialogProps<Player>) {
  const { playerCode } = player
  const [closed, setClosed] = useState<string | undefined>(missing({}, false))
  return (
    <EditDialog
      form={walletTopupBonusForm}
      options={{ alwaysToast: true }}
      title="Top up bonus"
      submitLabel="Send"
      disabledReason={closed}
      fixed={{ playerCode }}
      toBody={({ amount, action, note }: TopupValues) => ({ amount, action, note }) as BonusTopup}
      facts={[
        ...playerFacts(player),
        ['Operator', () => <Name text={player.operator.opTitle} />],
        ['Wallet', 'Bonus'],
      ]}
      onClose={onClose}
    >
      <Fields playerCode={playerCode} setClosed={setClosed} />
    </EditDialog>
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
  const { wallets, ...call } = useFreshWallet(playerCode)
  return (
    <>
      <WalletFailure {...call} />
      <TopupSteps
        moving={{
          currency: USD,
          amount,
          balance: wallets?.bonusInUSD,
          fault: bonusFault(amount) ?? bounds,
        }}
        currencies={null}
        rate={1}
        rateAt={null}
        amountRules={[...bonusTopupRules.amount, ruleOf(bonusFault)]}
        limit={null}
        setClosed={setClosed}
      />
    </>
  )
}
