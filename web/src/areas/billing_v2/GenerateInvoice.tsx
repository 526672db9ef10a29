import { Alert, Form, Input, Select, Switch } from 'antd'
import { useEffect, useRef } from 'react'
import { SUPER_ADMIN_NOTE_HINT } from '@/api/gen/billing_v2/constants'
import {
  api,
  type InvoiceForm,
  useBillingV2InvoiceSettingsQuery,
} from '@/api/gen/billing_v2/endpoints'
import { invoiceFormRules } from '@/api/gen/billing_v2/rules'
import { useGeneralQuery } from '@/api/gen/general/endpoints'
import { NO_SETTINGS } from '@/api/gen/shared/constants'
import { useClock } from '@/kit/display/clock'
import { hasEnded, noonOf } from '@/kit/display/days'
import { DateField } from '@/kit/form/DateField'
import { Field } from '@/kit/form/Field'
import { FieldPair } from '@/kit/form/FieldPair'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { useTimezoneOf } from '@/session/operatorDays'
import { existingInvoice, useConflictDialog } from './ConflictDialog'
import { FigureFields } from './FigureFields'
import { type Figures, figureNames, figuresOf, toSend } from './figures'
import { InvoicePreview } from './InvoicePreview'
import { OperatorField } from './OperatorField'
import { months, previousMonth, thisYear, yearsFrom } from './period'

/** A day is chosen as the operator's calendar has it; it goes out as the instant of its noon. */
type GenerateValues = Omit<InvoiceForm, 'issuedAt'> & { issuedAt?: string | null }

interface GenerateInvoiceProps {
  readonly as: 'modal' | 'drawer'
  readonly opId: string | undefined
  readonly onClose: () => void
}

/** Fills the figures in from the operator's settings when they are overridden, and out again. */
function useFilledFigures(opId: string | undefined, isOverridden: boolean) {
  const form = Form.useFormInstance<InvoiceForm>()
  const settings = useBillingV2InvoiceSettingsQuery({ opId: opId ?? '' }, { skip: !opId })
  const known = settings.isFetching ? undefined : settings.currentData
  const filledFor = useRef<string | null>(null)
  useEffect(() => {
    if (!isOverridden && filledFor.current !== null) {
      form.resetFields([...figureNames])
      filledFor.current = null
    }
    if (!isOverridden || known === undefined || filledFor.current === opId) return
    form.setFieldsValue(figuresOf(known))
    filledFor.current = opId ?? null
  }, [form, isOverridden, known, opId])
  return known
}

interface SettingsPartProps {
  readonly isOverridden: boolean
  readonly isMissing: boolean
}

function SettingsPart({ isOverridden, isMissing }: SettingsPartProps) {
  return (
    <>
      <Field
        name="overrideSettings"
        label="Override settings"
        help="Applies to this invoice only; the operator’s settings do not change."
        item={{ valuePropName: 'checked' }}
      >
        <Switch />
      </Field>
      {isMissing && !isOverridden && (
        <Alert
          type="warning"
          showIcon
          title={NO_SETTINGS}
          description="Override them here, or save settings for this operator first."
        />
      )}
      {isOverridden && <FigureFields withBrandFee />}
    </>
  )
}

/** What is billed, with what it comes to in sight; then what is said of it, and by which figures. */
function Fields() {
  const { now } = useClock()
  const general = useGeneralQuery()
  const values = Form.useWatch((all: Partial<InvoiceForm>) => all) ?? {}
  const isOverridden = values.overrideSettings === true
  const settings = useFilledFigures(values.opId, isOverridden)
  const figures: Figures | null = isOverridden ? values : settings ? figuresOf(settings) : null
  return (
    <>
      <OperatorField />
      <FieldPair>
        <MonthField />
        <Field name="year" label="Year">
          <Select options={yearsFrom(general.data?.firstInvoiceYear ?? thisYear(now()), now())} />
        </Field>
      </FieldPair>
      <InvoicePreview figures={figures} />
      <DateField name="issuedAt" label="Issued on" placeholder="Today" />
      <Field name="description" label="Description">
        <Input.TextArea rows={2} />
      </Field>
      <Field name="superAdminNote" label="Super admin note" help={SUPER_ADMIN_NOTE_HINT}>
        <Input.TextArea rows={2} />
      </Field>
      <SettingsPart
        isOverridden={isOverridden}
        isMissing={Boolean(values.opId) && settings === null}
      />
    </>
  )
}

/** A month that has not ended cannot be billed. */
function MonthField() {
  const { now } = useClock()
  const year = Form.useWatch<number | undefined>('year')
  const options = months.map((option) => ({
    ...option,
    disabled: year !== undefined && !hasEnded(year, option.value, now()),
  }))
  return (
    <Field name="month" label="Month">
      <Select options={options} />
    </Field>
  )
}

export function GenerateInvoice({ as, opId, onClose }: GenerateInvoiceProps) {
  const { now } = useClock()
  const timezoneOf = useTimezoneOf()
  const askConflict = useConflictDialog()
  const write = useAction(api.endpoints.billingV2InvoiceGenerate, {
    errorDialog: 'Invoice not generated',
    onConflict: async (error, arg, again) => {
      const existing = existingInvoice(error)
      if (!(await askConflict(error.messages, existing, arg.invoiceForm))) return null
      const invoiceForm = { ...arg.invoiceForm, overwriteExistingInvoice: true }
      return again({ invoiceForm }, existing ? { record: existing } : {})
    },
  })

  return (
    <FormDialog<GenerateValues, { invoiceForm: InvoiceForm }, unknown>
      open
      as={as}
      title="Generate invoice"
      submitLabel="Generate invoice"
      write={write}
      rules={invoiceFormRules}
      initial={{
        ...(opId ? { opId } : {}),
        ...previousMonth(now()),
        overrideSettings: false,
      }}
      toArg={({ issuedAt, ...form }) => ({
        invoiceForm: toSend({
          ...form,
          ...(issuedAt && { issuedAt: noonOf(issuedAt, timezoneOf(form.opId)) }),
        }),
      })}
      onClose={onClose}
    >
      <Fields />
    </FormDialog>
  )
}
