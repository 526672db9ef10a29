import { Form, type FormInstance } from 'antd'
import { useState } from 'react'
import type { ApiError } from '@/api/answer'
import {
  type CashbackCalculation,
  type CashbackCalculatorInput,
  useLazyCashbackCalculatorQuery,
} from '@/api/gen/cashback/endpoints'
import { cashbackCalculatorInputRules } from '@/api/gen/cashback/rules'
import { formatted } from '@/kit/display/decimal'
import { Money } from '@/kit/display/Money'
import { percentInFull } from '@/kit/display/percent'
import { FieldRulesContext } from '@/kit/form/Field'
import { FieldPair } from '@/kit/form/FieldPair'
import { placeErrors } from '@/kit/form/fieldErrors'
import { MoneyField, PercentageField } from '@/kit/form/NumberField'
import { useToasts } from '@/kit/toasts'
import { Wizard } from '@/kit/wizard/Wizard'
import { NOT_SAVED } from './labels'
import './cashback.css'

const AMOUNTS = [
  ['betAmountInUSD', 'Bet amount'],
  ['winAmountInUSD', 'Win amount'],
  ['cashBonusInUSD', 'Cash bonus'],
  ['bonusClaimInUSD', 'Bonus claim'],
  ['claimedCashbacksInUSD', 'Claimed cashbacks'],
] as const
const ZEROS: CashbackCalculatorInput = {
  betAmountInUSD: 0,
  winAmountInUSD: 0,
  cashBonusInUSD: 0,
  bonusClaimInUSD: 0,
  claimedCashbacksInUSD: 0,
  cashbackPercentage: 0,
}
const STEPS = ['Player stats', 'Calculated cashback']

interface CalculatorDialogProps {
  /** A player's figures to begin with. */
  readonly figures?: CashbackCalculatorInput
  readonly onClose: () => void
}

interface Worked {
  readonly input: CashbackCalculatorInput
  readonly result: CashbackCalculation
}

/** Works out the cashback of any figures, in two steps; nothing of it is saved. */
export function CalculatorDialog({ figures = ZEROS, onClose }: CalculatorDialogProps) {
  const [form] = Form.useForm<CashbackCalculatorInput>()
  const [calculate, { isFetching }] = useLazyCashbackCalculatorQuery()
  const [worked, setWorked] = useState<Worked | null>(null)
  const toasts = useToasts()
  const next = async (input: CashbackCalculatorInput) => {
    const { data, error } = await calculate({ cashbackCalculatorInput: input })
    // Data of an earlier calculation stays beside the error.
    if (data && !error) setWorked({ input, result: data })
    if (!error) return
    const { first } = placeErrors(form, (error as ApiError).fields)
    if (!first) toasts.failure(error as ApiError)
  }
  return (
    <Wizard
      title="Calculate cashback"
      steps={STEPS}
      current={worked ? 1 : 0}
      next={
        worked
          ? { label: 'Finish', run: onClose }
          : { label: 'Next', busy: isFetching, run: form.submit }
      }
      onBack={() => setWorked(null)}
      onClose={onClose}
    >
      <p className="cashback-hint">{NOT_SAVED}</p>
      {worked ? (
        <Result {...worked} />
      ) : (
        <StatsForm form={form} figures={figures} busy={isFetching} onNext={next} />
      )}
    </Wizard>
  )
}

interface StatsFormProps {
  readonly form: FormInstance<CashbackCalculatorInput>
  readonly figures: CashbackCalculatorInput
  readonly busy: boolean
  readonly onNext: (input: CashbackCalculatorInput) => void
}

function StatsForm({ form, figures, busy, onNext }: StatsFormProps) {
  return (
    <FieldRulesContext value={cashbackCalculatorInputRules}>
      <Form
        form={form}
        layout="vertical"
        disabled={busy}
        initialValues={figures}
        scrollToFirstError={{ focus: true }}
        onFinish={onNext}
      >
        <FieldPair className="cashback-pair">
          {AMOUNTS.map(([name, label]) => (
            <MoneyField key={name} name={name} label={label} />
          ))}
          <PercentageField name="cashbackPercentage" label="Cashback percentage" />
        </FieldPair>
      </Form>
    </FieldRulesContext>
  )
}

function Result({ input, result }: Worked) {
  const { playerLossInUSD, adjustedPlayerLossInUSD, availableCashbackAmountInUSD } = result
  return (
    <table className="kit-figures cashback-result" aria-live="polite">
      <tbody>
        <Line label="Player loss" note="Bets less wins" amount={playerLossInUSD} />
        <Line
          label="Adjusted player loss"
          note="Less cash bonus and bonus claim"
          amount={adjustedPlayerLossInUSD}
        />
        <Line
          label="Available cashback"
          note={`${percentInFull(input.cashbackPercentage)}, less ${formatted(input.claimedCashbacksInUSD, 2)} USD claimed; rounded down, never below zero`}
          amount={availableCashbackAmountInUSD}
        />
      </tbody>
    </table>
  )
}

interface LineProps {
  readonly label: string
  readonly note: string
  readonly amount: number
}

function Line({ label, note, amount }: LineProps) {
  return (
    <tr>
      <th scope="row">
        {label}
        <small>{note}</small>
      </th>
      <td>
        <Money amount={amount} />
      </td>
    </tr>
  )
}
