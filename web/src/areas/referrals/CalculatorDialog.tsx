import { Alert, Form } from 'antd'
import { useState } from 'react'
import type { ApiError } from '@/api/answer'
import { CASHBACK_ABOVE_GGR } from '@/api/gen/referrals/constants'
import {
  type CalculatorStats,
  type ProfitCalculatorInput,
  type ReferralProfitResult,
  type ReferralTerms,
  useLazyReferralCalculatorQuery,
} from '@/api/gen/referrals/endpoints'
import { calculatorSettingsRules, calculatorStatsRules } from '@/api/gen/referrals/rules'
import type { ReferralConfig } from '@/api/gen/shared/types'
import { Money } from '@/kit/display/Money'
import { None } from '@/kit/display/None'
import { percentInFull } from '@/kit/display/percent'
import { Rows } from '@/kit/display/Rows'
import { FieldPair } from '@/kit/form/FieldPair'
import { placeErrors } from '@/kit/form/fieldErrors'
import { MoneyField } from '@/kit/form/NumberField'
import { useToasts } from '@/kit/toasts'
import { Wizard } from '@/kit/wizard/Wizard'
import { NOT_SAVED } from './labels'
import { referralValues } from './levels'
import { GeneralFields, LevelRows, ShareRows } from './SettingsFields'

const STEPS = [
  'Referred player stats',
  'General settings',
  'Level settings',
  'Revenue share settings',
  'Calculated profit',
]
const LAST = STEPS.length - 1
const MOST = 10_000_000
const SETTINGS = ['settings']
const STATS = [
  ['totalPlayersWagerInUSD', 'Referred players’ wager'],
  ['totalReferredPlayersPlInUSD', 'Referred players’ GGR'],
  ['totalClaimedBonusAmountInUSD', 'Referred players’ claimed bonuses'],
  ['totalCashbacksInUSD', 'Referred players’ cashback'],
] as const

interface Values {
  readonly settings: ReferralTerms
  readonly referredPlayersStats: CalculatorStats
}

interface CalculatorDialogProps {
  /** A player's settings and figures to begin with. */
  readonly config?: ReferralConfig | null
  readonly onClose: () => void
}

/** A figure as the calculator takes one: what referred players won is no loss. */
const within = (value: number | undefined): number => Math.min(MOST, Math.max(0, value ?? 0))

function valuesOf(config: ReferralConfig | null): Values {
  const stats = config?.referredPlayersStats
  return {
    settings: referralValues(config),
    referredPlayersStats: {
      totalPlayersWagerInUSD: within(stats?.totalPlayersWagerInUSD),
      totalReferredPlayersPlInUSD: within(stats?.totalReferredPlayersPlInUSD),
      totalClaimedBonusAmountInUSD: within(stats?.totalClaimedBonusAmountInUSD),
      totalCashbacksInUSD: within(stats?.totalCashbacksInUSD),
    },
  }
}

/** The step that has a field; levels are judged by none. */
const stepOf = ([part, name]: readonly (string | number)[]): number => {
  if (part === 'referredPlayersStats') return 0
  return name === 'levelSettings' ? 2 : name === 'revenueShareSettings' ? 3 : 1
}

/** Works out the affiliate profit of any figures, in five steps; nothing of it is saved. */
export function CalculatorDialog({ config = null, onClose }: CalculatorDialogProps) {
  const [form] = Form.useForm<Values>()
  const [step, setStep] = useState(0)
  const [calculate, { isFetching }] = useLazyReferralCalculatorQuery()
  const [result, setResult] = useState<ReferralProfitResult | null>(null)
  const toasts = useToasts()
  const work = async () => {
    const { settings, referredPlayersStats } = form.getFieldsValue(true)
    const { levelSettings: _, ...terms } = settings
    const input: ProfitCalculatorInput = { settings: terms, referredPlayersStats }
    const { data, error } = await calculate({ profitCalculatorInput: input })
    // Data of an earlier calculation stays beside the error.
    if (data && !error) {
      setResult(data)
      setStep(LAST)
    }
    if (!error) return
    const { first } = placeErrors(form, (error as ApiError).fields)
    if (first) setStep(stepOf(first))
    else toasts.failure(error as ApiError)
  }
  const next = async () => {
    if (step === LAST) return onClose()
    const isRight = await form.validateFields().then(
      () => true,
      (failed: { errorFields: readonly { name: (string | number)[] }[] }) =>
        failed.errorFields.every(({ name }) => stepOf(name) > step),
    )
    if (!isRight) return
    if (step === LAST - 1) await work()
    else setStep(step + 1)
  }
  const parts = [
    <Stats key="stats" />,
    <GeneralFields
      key="general"
      within={SETTINGS}
      rules={calculatorSettingsRules}
      descriptions={config?.descriptions}
    />,
    <Levels key="levels" />,
    <ShareRows key="shares" within={SETTINGS} descriptions={config?.descriptions} />,
  ]
  return (
    <Wizard
      title="Calculate affiliate profit"
      width={960}
      steps={STEPS}
      current={step}
      next={{ label: step === LAST ? 'Finish' : 'Next', busy: isFetching, run: next }}
      onBack={() => setStep(step - 1)}
      onClose={onClose}
    >
      <p className="referrals-hint">{NOT_SAVED}</p>
      <Form<Values>
        form={form}
        layout="vertical"
        disabled={isFetching}
        initialValues={valuesOf(config)}
      >
        {parts.map((part, at) => (
          <div key={part.key} hidden={at !== step}>
            {part}
          </div>
        ))}
      </Form>
      {step === LAST && result && <Result result={result} />}
    </Wizard>
  )
}

function Stats() {
  const form = Form.useFormInstance<Values>()
  const stats = Form.useWatch('referredPlayersStats', form)
  const isOdd = (stats?.totalCashbacksInUSD ?? 0) > (stats?.totalReferredPlayersPlInUSD ?? 0)
  return (
    <>
      <FieldPair>
        {STATS.map(([name, label]) => (
          <MoneyField
            key={name}
            name={['referredPlayersStats', name]}
            label={label}
            rules={calculatorStatsRules[name]}
          />
        ))}
      </FieldPair>
      {isOdd && <Alert type="warning" showIcon role="alert" title={CASHBACK_ABOVE_GGR} />}
    </>
  )
}

const Levels = () => (
  <>
    <p className="referrals-hint">Levels play no part in the result.</p>
    <LevelRows within={SETTINGS} isLoose />
  </>
)

function Result({ result }: { readonly result: ReferralProfitResult }) {
  return (
    <div aria-live="polite">
      <Rows
        className="kit-figures"
        of={result.affiliateProfit}
        keyOf={({ label }) => label}
        columns={{
          'Affiliate profit': ({ label, tooltips }) => <span title={tooltips}>{label}</span>,
          Amount: ({ amountInUSD }) => <Money amount={amountInUSD} />,
          Percentage: ({ adminSettingsInPercentage: share }) =>
            typeof share === 'number' ? percentInFull(share) : <None />,
          'Adjusted amount': ({ adjustedAmountInUSD }) => <Money amount={adjustedAmountInUSD} />,
        }}
      />
      <Rows
        className="kit-figures"
        of={result.operatorProfit}
        keyOf={({ label }) => label}
        columns={{
          'Operator’s profit': ({ label }) => label,
          Amount: ({ amountInUSD }) => <Money amount={amountInUSD} />,
        }}
      />
    </div>
  )
}
