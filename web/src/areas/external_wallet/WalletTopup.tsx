import { Form, Input } from 'antd'
import { useState } from 'react'
import type { ExternalTopup, ExternalWallet } from '@/api/gen/external_wallet/endpoints'
import { externalWalletTopupForm } from '@/api/gen/external_wallet/forms'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { Money } from '@/kit/display/Money'
import { Name } from '@/kit/display/Name'
import { Field } from '@/kit/form/Field'
import { ANSWERS_LATER, CURRENCY, SHORTEST_VOUCHER, VOUCHER_INPUT_LENGTH } from './labels'

type Values = Pick<ExternalTopup, 'voucherCode'>

export interface WalletDialogProps {
  readonly wallet: ExternalWallet
  readonly onClose: () => void
}

const TOO_SHORT = `A voucher code has at least ${SHORTEST_VOUCHER} characters.`

/** Fills a wallet at Utopia up with a voucher. */
export function WalletTopup({ wallet, onClose }: WalletDialogProps) {
  const [code, setCode] = useState('')
  return (
    <EditDialog
      form={externalWalletTopupForm}
      options={{ alwaysToast: true }}
      title="Top up external wallet"
      submitLabel="Top up"
      disabledReason={code.trim().length < SHORTEST_VOUCHER ? TOO_SHORT : undefined}
      effect={`The voucher’s value, less Utopia’s fee, will be added. ${ANSWERS_LATER}`}
      facts={[
        ['Wallet', <Name key="wallet" text={wallet.title} />],
        [
          'Balance',
          <Money key="balance" amount={wallet.wallets[0]?.balance ?? 0} currency={CURRENCY} />,
        ],
      ]}
      fixed={{ uuid: wallet.uuid }}
      toBody={({ voucherCode }) => ({ voucherCode: voucherCode.trim() })}
      onClose={onClose}
    >
      <Voucher onCode={setCode} />
    </EditDialog>
  )
}

function Voucher({ onCode }: { readonly onCode: (code: string) => void }) {
  const form = Form.useFormInstance<Values>()
  return (
    <Field name="voucherCode" label="Voucher code">
      <Input
        autoComplete="off"
        spellCheck={false}
        minLength={VOUCHER_INPUT_LENGTH}
        onChange={() => onCode(form.getFieldValue('voucherCode') ?? '')}
      />
    </Field>
  )
}
