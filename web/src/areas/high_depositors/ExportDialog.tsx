import { Alert, Form, Switch } from 'antd'
import { playersMaxDepositForm } from '@/api/gen/high_depositors/forms'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { useClock } from '@/kit/display/clock'
import { DateField } from '@/kit/form/DateField'
import { Field } from '@/kit/form/Field'
import { FieldPair } from '@/kit/form/FieldPair'
import { MoneyField } from '@/kit/form/NumberField'
import { useChosenOperator } from '@/session/operator'
import { levelOf } from '@/session/roles'
import { useSession } from '@/session/session'
import { TenantField } from '@/session/TenantField'
import { type ExportValues, exportBody, newExport } from './values'

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
  return (
    <EditDialog
      form={playersMaxDepositForm}
      options={{
        errorDialog: 'High depositors not exported',
        onDone: ({ fileName }) => onMade(fileName),
      }}
      title="Export high depositors"
      submitLabel="Export high depositors"
      values={newExport(chosen ?? own, now(), timezone)}
      toBody={(values: ExportValues) => exportBody(values, timezone)}
      onClose={onClose}
    >
      {({ running }) => (
        <>
          <Fields />
          {running && (
            <Alert
              type="info"
              showIcon
              title="The platform is processing all deposits in the period."
              description="This may take up to a minute. The file downloads when it is ready."
            />
          )}
        </>
      )}
    </EditDialog>
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
      <FieldPair>
        <DateField
          name="from"
          label="From"
          allowClear={false}
          latest={to}
          item={{ dependencies: ['to'] }}
        />
        <DateField
          name="to"
          label="To"
          help="Inclusive."
          allowClear={false}
          earliest={from}
          item={{ dependencies: ['from'] }}
        />
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
      </FieldPair>
    </>
  )
}
