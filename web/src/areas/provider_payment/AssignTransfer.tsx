import { Form } from 'antd'
import Big from 'big.js'
import { useEffect, useState } from 'react'
import type { ProviderTransfer, TransferAssignment } from '@/api/gen/provider_payment/endpoints'
import { providerTransferAssignForm } from '@/api/gen/provider_payment/forms'
import { WarningTable } from '@/kit/dialog/WarningTable'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { inFull, rounded } from '@/kit/display/decimal'
import { Money } from '@/kit/display/Money'
import { RecordFields } from '@/kit/display/RecordFields'
import { ConfirmWord } from '@/kit/form/ConfirmWord'
import { MoneyField } from '@/kit/form/NumberField'
import { placesOf, rateOff } from './labels'

interface AssignTransferProps {
  readonly opId: string
  readonly transfer: ProviderTransfer
  /** When the market rate was told, in words. */
  readonly readAt: string | null
  readonly onClose: () => void
}

const WORD = 'assign'

/** Has an unassigned transfer count in the operator's pool, in its own currency, at a rate that was agreed on. */
export function AssignTransfer({ opId, transfer, readAt, onClose }: AssignTransferProps) {
  const { txHash, marketRateInUSD } = transfer
  const known = transfer.exchangeRateInUSD ?? marketRateInUSD
  const [rate, setRate] = useState<number | null>(known ?? null)
  const [typed, setTyped] = useState({ rate, text: '' })
  const warnings = rateOff(transfer, rate)
  const text = typed.rate === rate ? typed.text : ''
  const isOpen = warnings.length > 0 && text.trim().toLowerCase() !== WORD
  return (
    <EditDialog
      form={providerTransferAssignForm}
      title="Assign transfer"
      submitLabel="Assign transfer"
      disabledReason={isOpen ? `Type ${WORD} first.` : undefined}
      values={known ? { exchangeRateInUSD: known } : {}}
      toBody={(values: Pick<TransferAssignment, 'exchangeRateInUSD'>) => ({
        ...values,
        ...(warnings.length > 0 && { acknowledged: ['RATE_OFF' as const] }),
      })}
      fixed={{ txHash, opId }}
      effect="It is added to the CPG balance. While nothing was paid from it, the assignment can be reversed."
      onClose={onClose}
    >
      <Worth transfer={transfer} readAt={readAt} onRate={setRate} />
      {warnings.length > 0 && (
        <>
          <WarningTable warnings={warnings} />
          <ConfirmWord word={WORD} value={text} onChange={(now) => setTyped({ rate, text: now })} />
        </>
      )}
    </EditDialog>
  )
}

interface WorthProps extends Pick<AssignTransferProps, 'transfer' | 'readAt'> {
  readonly onRate: (rate: number | null) => void
}

/** What it is worth at the market's rate, and at the rate that is typed. */
function Worth({ transfer, readAt, onRate }: WorthProps) {
  const { amount, currency, marketRateInUSD: market } = transfer
  const rate = Form.useWatch<number | null | undefined>('exchangeRateInUSD') ?? null
  useEffect(() => onRate(rate), [onRate, rate])
  const worth = (at: number | null | undefined) =>
    typeof at === 'number' && <Money amount={rounded(new Big(amount).times(at), 2)} />
  return (
    <>
      <RecordFields
        fields={[
          [
            'Amount',
            <Money key="amount" amount={amount} currency={currency} places={placesOf(amount)} />,
          ],
          ['Market rate', market ? `${inFull(market)} USD per ${currency}` : 'No market rate'],
          ...(market && readAt ? ([['As of', readAt]] as const) : []),
          ['At the market rate', worth(market)],
          ['At this rate', worth(rate)],
        ]}
      />
      <MoneyField name="exchangeRateInUSD" label="Exchange rate" help={`USD per ${currency}.`} />
    </>
  )
}
