import { Alert, DatePicker, Form, Switch } from 'antd'
import { api, type HighDepositorsForm } from '@/api/gen/high_depositors/endpoints'
import { highDepositorsFormRules } from '@/api/gen/high_depositors/rules'
import { useClock } from '@/kit/display/clock'
import { Field } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { MoneyField } from '@/kit/form/NumberField'
import { useAction } from '@/kit/form/useAction'
import { useChosenOperator } from '@/session/operator'
import { levelOf } from '@/session/roles'
import { useSession } from '@/session/session'
import { TenantField } from '@/session/TenantField'
import { type ExportValues, exportBody, newExport } from './values'
import './high_depositors.css'

interface ExportDialogProps {
  readonly onMade: (fileName: string) => void
  readonly onClose: () => void
}

/** Asks for which players; the platform writes them into a file. */
export function ExportDialog({ onMade, onClose }: ExportDialogProps) {
  const { now, timezone } = useClock()
  const { user } = useSession()
  const chosen = useChosenOperator()
  const own = levelOf(user) === 'PLATFORM' ? undefined : (user.opId ?? undefined)
  const write = useAction(api.endpoints.playersMaxDeposit, {
    errorDialog: 'High depositors not exported',
    onDone: ({ fileName }) => onMade(fileName),
  })
  return (
    <FormDialog<ExportValues, { highDepositorsForm: HighDepositorsForm }, unknown>
      open
      title="Export High Depositors"
      submitLabel="Export"
      write={write}
      rules={highDepositorsFormRules}
      initial={newExport(chosen ?? own, now(), timezone)}
      toArg={(values) => ({ highDepositorsForm: exportBody(values, timezone) })}
      onClose={onClose}
    >
      <Fields />
      {write.running && (
        <Alert
          type="info"
          showIcon
          title="The platform is processing all deposits in the period."
          description="This may take up to a minute. The file downloads when it is ready."
        />
      )}
    </FormDialog>
  )
}

function Fields() {
  const { from, to } = Form.useWatch((all: Partial<ExportValues>) => all) ?? {}
  return (
    <>
      <TenantField />
      <MoneyField
        name="depositAmountInUSDThreshold"
        label="Threshold"
        help="Minimum total of confirmed deposits in the period; 0 for all depositors."
      />
      <div className="high-pair">
        <Field name="from" label="From">
          <DatePicker
            className="high-wide"
            format="DD MMM YYYY"
            allowClear={false}
            {...(to && { maxDate: to })}
          />
        </Field>
        <Field name="to" label="To" help="Inclusive.">
          <DatePicker
            className="high-wide"
            format="DD MMM YYYY"
            allowClear={false}
            {...(from && { minDate: from })}
          />
        </Field>
        <Field
          name="includeBrands"
          label="Include brands"
          item={{ valuePropName: 'checked' }}
          help="Also include players of the operator’s brands."
        >
          <Switch />
        </Field>
        <Field
          name="trimDecimals"
          label="Trim decimals"
          item={{ valuePropName: 'checked' }}
          help="Whole USD, truncated."
        >
          <Switch />
        </Field>
      </div>
    </>
  )
}
