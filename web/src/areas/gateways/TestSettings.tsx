import { Alert, Form, Modal, Select } from 'antd'
import { useState } from 'react'
import type { ApiError } from '@/api/answer'
import { MOST_TESTED } from '@/api/gen/gateways/constants'
import {
  type Converted,
  type GatewayConversion,
  type PaymentGateway,
  useGatewayConversionQuery,
} from '@/api/gen/gateways/endpoints'
import { gatewayConversionRules } from '@/api/gen/gateways/rules'
import { type Currency, currencyValues } from '@/api/gen/shared/enums'
import { Money } from '@/kit/display/Money'
import { optionsOf } from '@/kit/display/options'
import { PERCENT } from '@/kit/display/percent'
import { placesOf } from '@/kit/display/placesOf'
import { Rows } from '@/kit/display/Rows'
import { Field, ShownFieldsContext } from '@/kit/form/Field'
import { MoneyField } from '@/kit/form/NumberField'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { useDebounced } from '@/kit/useDebounced'
import './gateways.css'

const TITLE = 'Test settings'

/** What an amount would become on a gateway's terms; nothing is stored. */
export function TestSettings(props: RecordDialogProps<PaymentGateway>) {
  const isDeposit = props.record.operation === 'DEPOSIT'
  return (
    <Modal
      open
      title={TITLE}
      width={isDeposit ? 900 : 500}
      className={isDeposit ? 'gateways-test-dialog' : 'gateways-soon-dialog'}
      footer={null}
      onCancel={props.onClose}
    >
      {isDeposit ? (
        <DepositConversion gateway={props.record} />
      ) : (
        <p className="gateways-soon">Coming Soon</p>
      )}
    </Modal>
  )
}

type Typed = Pick<GatewayConversion, 'currency' | 'walletCurrency'> & {
  readonly amount?: number | null
}

function DepositConversion({ gateway }: { readonly gateway: PaymentGateway }) {
  const { uuid, currencies } = gateway
  const taken: readonly Currency[] = currencies.length > 0 ? currencies : currencyValues
  const start: Typed = { currency: taken[0] ?? 'USD', walletCurrency: 'USD' }
  const [typed, setTyped] = useState<Typed>(start)
  const { amount } = typed
  const isAsked = typeof amount === 'number' && amount >= 0 && amount <= MOST_TESTED
  const asked = isAsked ? { ...typed, uuid, amount } : null
  const settled = useDebounced(JSON.stringify(asked))
  const call = useGatewayConversionQuery(
    { gatewayConversion: JSON.parse(settled) ?? {} },
    { skip: settled === 'null', refetchOnMountOrArgChange: true },
  )
  const error = call.error as ApiError | undefined
  return (
    <>
      <ShownFieldsContext value={null}>
        <Form layout="vertical" initialValues={start} onValuesChange={(_, all) => setTyped(all)}>
          <div className="gateways-test">
            <MoneyField
              name="amount"
              label="Amount"
              currency={typed.currency}
              rules={gatewayConversionRules.amount}
            />
            <Field name="currency" label="Paid in">
              <Select options={optionsOf(taken)} />
            </Field>
            <Field name="walletCurrency" label="Wallet">
              <Select options={optionsOf(currencyValues)} />
            </Field>
          </div>
        </Form>
      </ShownFieldsContext>
      {error && <Alert type="error" showIcon role="alert" title={error.messages[0]} />}
      {!error && asked && call.currentData && <StepRows asked={asked} told={call.currentData} />}
    </>
  )
}

interface StepRowsProps {
  readonly asked: GatewayConversion
  readonly told: Converted
}

/** Each step of the formula, and whether the gateway takes the amount. */
function StepRows({ asked, told }: StepRowsProps) {
  const { amount, currency, walletCurrency } = asked
  const wallet = (value: number) => (
    <Money
      amount={value}
      currency={walletCurrency}
      places={Math.max(2, placesOf(walletCurrency))}
    />
  )
  const steps = [
    {
      step: `${amount} ${currency} × ${told.rate}`,
      is: 'At the market’s rate',
      value: told.exchanged,
    },
    { step: `− ${told.margin}${PERCENT}`, is: 'Margin', value: -told.marginAmount },
    { step: '', is: 'Converted', value: told.converted },
    { step: `− ${told.fixedFee}`, is: 'Fixed fee', value: -told.fixedFee },
    {
      step: `− ${told.feePercentage}${PERCENT} of converted`,
      is: 'Fee in percent',
      value: -told.percentageFee,
    },
    { step: 'Rounded down, never below 0', is: 'Credited', value: told.credited },
  ]
  return (
    <>
      <Rows
        caption="Step by step"
        className="gateways-rows gateways-steps"
        of={steps}
        keyOf={({ is }) => is}
        columns={{
          Step: ({ is }) => is,
          How: ({ step }) => step,
          Amount: ({ value }) => wallet(value),
        }}
      />
      <p>{limitsText(told, currency)}</p>
    </>
  )
}

function limitsText(
  { minAmount, maxAmount, isWithinLimits }: Converted,
  currency: Currency,
): string {
  const least = minAmount === null ? 'No minimum' : `Minimum ${minAmount} ${currency}`
  const most = maxAmount === null ? 'no maximum' : `maximum ${maxAmount} ${currency}`
  return `${least}, ${most}.${isWithinLimits ? '' : ' The gateway does not take this amount.'}`
}
