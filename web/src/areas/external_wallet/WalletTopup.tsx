import { Form, Input } from 'antd'
import { useState } from 'react'
import { api, type ExternalTopup, type ExternalWallet } from '@/api/gen/external_wallet/endpoints'
import { externalTopupRules } from '@/api/gen/external_wallet/rules'
import { Money } from '@/kit/display/Money'
import { Name } from '@/kit/display/Name'
import { Field } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { RecordFields } from '@/kit/record/RecordFields'
import { ANSWERS_LATER, CURRENCY, SHORTEST_VOUCHER, VOUCHER_INPUT_LENGTH } from './labels'

type Values = Pick<ExternalTopup, 'voucherCode'>

export interface WalletDialogProps {
  readonly wallet: ExternalWallet
  readonly onClose: () => void
}

const TOO_SHORT = `A voucher code has at least ${SHORTEST_VOUCHER} characters.`

/** Fills a wallet at Utopia up with a voucher. */
export function WalletTopup({ wallet, onClose }: WalletDialogProps) {
  const write = useAction(api.endpoints.externalWalletTopup, { alwaysToast: true })
  const [code, setCode] = useState('')
  return (
    <FormDialog<Values, { externalTopup: ExternalTopup }, unknown>
      open
      title="Topup external wallet"
      submitLabel="Topup"
      write={write}
      rules={externalTopupRules}
      initial={{}}
      toArg={({ voucherCode }) => ({
        externalTopup: { uuid: wallet.uuid, voucherCode: voucherCode.trim() },
      })}
      disabledReason={code.trim().length < SHORTEST_VOUCHER ? TOO_SHORT : undefined}
      onClose={onClose}
    >
      <RecordFields
        fields={[
          ['Wallet', <Name key="wallet" text={wallet.title} />],
          [
            'Balance',
            <Money key="balance" amount={wallet.wallets[0]?.balance ?? 0} currency={CURRENCY} />,
          ],
        ]}
      />
      <p>The voucher’s value, less Utopia’s fee, will be added. {ANSWERS_LATER}</p>
      <Voucher onCode={setCode} />
    </FormDialog>
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
