import { type RiskSettings, useRiskSettingsQuery } from '@/api/gen/risk/endpoints'
import { riskSettingsUpdateForm } from '@/api/gen/risk/forms'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { LoadedDialog } from '@/kit/dialogs/LoadedDialog'
import { Name } from '@/kit/display/Name'
import { CountField, MoneyField } from '@/kit/form/NumberField'
import { useTitleOf } from '@/session/useTitleOf'
import './risk.css'

const TITLE = 'Edit risk rules'
const OF_ITS_OWN = 'These rules are inherited; saving gives this operator rules of its own. '

interface SettingsDialogProps {
  readonly opId: string
  readonly onClose: () => void
}

type FigureName = Exclude<
  keyof RiskSettings,
  'opId' | 'isInherited' | 'revision' | 'updatedAt' | 'updatedBy'
>

/** Each rule with its points, and what it goes by. */
const RULES: readonly (readonly [title: string, ...fields: (readonly [FigureName, string])[]])[] = [
  ['Shared card', ['cardPoints', 'Points']],
  ['Shared bank account', ['bankAccountPoints', 'Points']],
  ['Shared device or address', ['devicePoints', 'Points'], ['deviceDays', 'Within days']],
  [
    'Large deposit',
    ['largeDepositPoints', 'Points'],
    ['largeDepositTimes', 'Times the median'],
    ['largeDepositInUSD', 'Above'],
    ['largeDepositDays', 'Median of days'],
  ],
  [
    'Withdrawal without wager',
    ['quickWithdrawalPoints', 'Points'],
    ['quickWithdrawalHours', 'Within hours'],
  ],
  [
    'Withdrawal after bonus',
    ['bonusWithdrawalPoints', 'Points'],
    ['bonusWithdrawalMinutes', 'Within minutes'],
  ],
  ['Chargeback', ['chargebackPoints', 'Points']],
  ['Levels', ['mediumScore', 'Medium from'], ['highScore', 'High from']],
]

/** What those are counted in that are no whole numbers. */
const UNITS: Readonly<Record<string, string>> = { largeDepositTimes: '×', largeDepositInUSD: 'USD' }

interface FigureProps {
  readonly name: FigureName
  readonly label: string
  readonly 'aria-label': string
}

const Figure = (field: FigureProps) =>
  UNITS[field.name] ? (
    <MoneyField {...field} currency={UNITS[field.name]} />
  ) : (
    <CountField {...field} />
  )

function figuresOf(settings: RiskSettings): Partial<Record<FigureName, number>> {
  const names = RULES.flatMap(([, ...fields]) => fields.map(([name]) => name))
  return Object.fromEntries(names.map((name) => [name, settings[name]]))
}

/** The rules by which an operator's players get points from now on. */
export function SettingsDialog({ opId, onClose }: SettingsDialogProps) {
  const operator = useTitleOf(opId)
  const call = useRiskSettingsQuery({ opId }, { refetchOnMountOrArgChange: true })
  return (
    <LoadedDialog title={TITLE} what="The risk rules" call={call} onClose={onClose}>
      {(settings) => (
        <EditDialog
          form={riskSettingsUpdateForm}
          title={TITLE}
          submitLabel="Save risk rules"
          as="drawer"
          record={settings}
          values={figuresOf}
          fixed={{ opId }}
          effect={`${settings.isInherited ? OF_ITS_OWN : ''}Points that were given stay; 0 points switch a rule off.`}
          facts={[['Operator', <Name key="operator" text={operator} />]]}
          onClose={onClose}
        >
          {RULES.map(([rule, ...fields]) => (
            <fieldset key={rule} className="risk-rule">
              <legend>{rule}</legend>
              {fields.map(([name, label]) => (
                <Figure key={name} name={name} label={label} aria-label={`${rule}: ${label}`} />
              ))}
            </fieldset>
          ))}
        </EditDialog>
      )}
    </LoadedDialog>
  )
}
