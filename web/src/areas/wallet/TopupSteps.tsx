import { Alert, Button, Checkbox, Form, Radio, Select, Tooltip } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { type TopUpAction, topUpActionValues, topUpReasonValues } from '@/api/gen/wallet/enums'
import type { FieldRule } from '@/api/rules'
import { reasons } from '@/areas/money_lists'
import { BeforeAfter, type Moved } from '@/kit/display/BeforeAfter'
import { formatted } from '@/kit/display/decimal'
import { optionsOf } from '@/kit/display/options'
import { placesOf } from '@/kit/display/placesOf'
import { CountedText } from '@/kit/form/CountedText'
import { Field } from '@/kit/form/Field'
import { FieldPair } from '@/kit/form/FieldPair'
import { MoneyField } from '@/kit/form/NumberField'
import { after, type DailyLimit, inUSD, type Moving, USD, whyNot } from './amounts'
import { actionLabels, NOT_REAL_TIME } from './labels'
import { money } from './money'
import { missing, type TopupValues } from './topup'
import './wallet.css'

interface TopupStepsProps {
  readonly moving: Moving
  /** To choose from; none for the bonus wallet, which is in USD. */
  readonly currencies: readonly string[] | null
  /** USD per one unit of the currency. */
  readonly rate: number | undefined
  /** As of when the rate is, in words; null where none is needed or known. */
  readonly rateAt: string | null
  readonly amountRules: readonly FieldRule[]
  readonly limit: ((action: TopUpAction | undefined) => DailyLimit | null) | null
  readonly setClosed: (disabledReason: string | undefined) => void
}

const FIRST_AN_AMOUNT = 'Enter an amount and choose Decrease or Increase first.'

/** First how much; then which way, why, and what it comes to. */
export function TopupSteps(props: TopupStepsProps) {
  const { moving, currencies, setClosed } = props
  const form = Form.useFormInstance<TopupValues>()
  const values = Form.useWatch((all: Partial<TopupValues>) => all, { form, preserve: true }) ?? {}
  const [step, setStep] = useState(0)
  const refused = values.action ? (whyNot(values.action, moving) ?? undefined) : undefined
  const closed = step === 0 ? FIRST_AN_AMOUNT : (refused ?? missing(values, currencies !== null))
  useEffect(() => setClosed(closed), [closed, setClosed])
  const { amount, currency, action } = values
  // What was accepted was this amount, this way: another one is accepted anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these three are what is accepted
  useEffect(() => form.setFieldValue('accept', false), [form, amount, currency, action])
  const go = (action: TopUpAction) => {
    form.setFieldValue('action', action)
    setStep(1)
  }
  return (
    <>
      <div className="wallet-step">
        <span role="status">
          Step {step + 1} of 2: {step === 0 ? 'enter the amount' : 'reason and confirmation'}
        </span>
        {step === 1 && (
          <Button size="small" onClick={() => setStep(0)}>
            Back
          </Button>
        )}
      </div>
      <AmountFields {...props} isLocked={step === 1} />
      {step === 0 ? (
        <>
          <AmountPreview {...props} />
          <RateTime {...props} />
          <div className="wallet-actions">
            {topUpActionValues.toReversed().map((action) => (
              <ActionButton
                key={action}
                action={action}
                disabledReason={whyNot(action, moving)}
                onGo={go}
              />
            ))}
          </div>
        </>
      ) : (
        <>
          <ReasonFields moving={moving} needsReason={currencies !== null} />
          <Effect {...props} values={values} />
          <RateTime {...props} />
          <Field name="accept" label="Acceptance" item={{ valuePropName: 'checked' }}>
            <Checkbox>I have checked the amount and accept this change.</Checkbox>
          </Field>
        </>
      )}
    </>
  )
}

function AmountFields(props: TopupStepsProps & { readonly isLocked: boolean }) {
  const { moving, currencies, amountRules, isLocked } = props
  const lock = isLocked && { disabled: true }
  return (
    <FieldPair className={isLocked ? 'wallet-locked' : ''}>
      {currencies && (
        <Field name="currency" label="Currency">
          <Select options={optionsOf(currencies)} {...lock} />
        </Field>
      )}
      <MoneyField
        name="amount"
        label="Amount"
        rules={amountRules}
        item={{ dependencies: ['currency'] }}
        currency={moving.currency}
        {...lock}
      />
    </FieldPair>
  )
}

interface ActionButtonProps {
  readonly action: TopUpAction
  readonly disabledReason: string | null
  readonly onGo: (action: TopUpAction) => void
}

function ActionButton({ action, disabledReason, onGo }: ActionButtonProps) {
  const button = (
    <Button disabled={disabledReason !== null} onClick={() => onGo(action)}>
      {actionLabels[action]}
    </Button>
  )
  return disabledReason ? <Tooltip title={disabledReason}>{button}</Tooltip> : button
}

/** What is there, and what the amount comes to. */
function AmountPreview({ moving, rate, limit }: TopupStepsProps) {
  const { balance, currency, amount, fault } = moving
  const worth = fault ? null : inUSD(amount, rate)
  const today = limit?.(undefined)
  const amounts: [string, ReactNode][] = [
    ['Balance', money(balance, currency)],
    ['Amount in USD', money(worth?.abs())],
  ]
  if (today) {
    amounts.push([
      'Topped up today',
      <span key="today">
        {money(today.today)} of {money(today.limit)}
      </span>,
    ])
  }
  return (
    <dl className="wallet-amounts" aria-live="polite">
      {amounts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** As of when the rate is that the USD are worked out by. */
function RateTime({ moving, rate, rateAt }: TopupStepsProps) {
  if (moving.currency === USD || rate === undefined || rateAt === null) return null
  return <p className="wallet-hint">The rate is as of {rateAt}.</p>
}

function ReasonFields({
  moving,
  needsReason,
}: Pick<TopupStepsProps, 'moving'> & { needsReason: boolean }) {
  return (
    <>
      <Field name="action" label="Action">
        <Radio.Group
          options={topUpActionValues.toReversed().map((value) => {
            const disabledReason = whyNot(value, moving)
            return {
              value,
              label: actionLabels[value],
              ...(disabledReason && { disabled: true, title: disabledReason }),
            }
          })}
        />
      </Field>
      {needsReason && (
        <Field name="reason" label="Reason">
          <Select placeholder="Choose a reason" options={optionsOf(topUpReasonValues, reasons)} />
        </Field>
      )}
      <Field name="note" label="Note">
        <CountedText rows={2} most={200} />
      </Field>
    </>
  )
}

/** The balance before and after, in its currency and in USD, and what counts for today. */
function Effect({
  moving,
  rate,
  limit,
  values,
}: TopupStepsProps & { values: Partial<TopupValues> }) {
  const { balance, currency, amount } = moving
  const { action } = values
  if (!action || balance === undefined || typeof amount !== 'number') return null
  const then = after(action, balance, amount)
  const inDollars = (units: number | undefined) => inUSD(units, rate)
  const today = limit?.(action)
  const worth = { currency, inUSD: inDollars(then.toNumber()) }
  const rows: Moved[] = [['Balance', money(balance, currency), money(then, currency), worth]]
  if (today?.total) rows.push(['Topped up today', money(today.today), money(today.total)])
  return (
    <>
      <BeforeAfter of="Wallet" rows={rows} />
      <p className="wallet-hint">
        {actionLabels[action]} by {formatted(Math.abs(amount), placesOf(currency))} {currency}
        {currency !== USD && <>, worth {money(inDollars(Math.abs(amount)))}</>}. {NOT_REAL_TIME}
      </p>
      {today?.isBeyond && (
        <Alert
          type="warning"
          showIcon
          className="wallet-notice"
          title={`Exceeds today’s limit of ${formatted(today.limit, 2)} USD; the platform will reject it.`}
        />
      )}
    </>
  )
}
