import { Form, Select } from 'antd'
import { useEffect } from 'react'
import { ENTER_AMOUNT, ENTER_MAXIMUM, ENTER_PERCENTAGE } from '@/api/gen/bonuses/constants'
import { type BonusDefinition, useBonusDefinitionQuery } from '@/api/gen/bonuses/endpoints'
import { bonusPrizeTypeValues, bonusTypeValues } from '@/api/gen/bonuses/enums'
import { bonusDefinitionCreateForm, bonusDefinitionEditForm } from '@/api/gen/bonuses/forms'
import { bonusTermsRules, bonusTextRules } from '@/api/gen/bonuses/rules'
import { useGeneralQuery } from '@/api/gen/general/endpoints'
import { useOperatorsShowQuery } from '@/api/gen/operators/endpoints'
import { required } from '@/api/rules'
import type { DialogProps } from '@/kit/dialog/useDialog'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { LoadedDialog } from '@/kit/dialogs/LoadedDialog'
import { useClock } from '@/kit/display/clock'
import { Name } from '@/kit/display/Name'
import { optionsOf } from '@/kit/display/options'
import { quotedName } from '@/kit/display/personText'
import { readList } from '@/kit/display/readValue'
import { Field } from '@/kit/form/Field'
import { FieldPair } from '@/kit/form/FieldPair'
import { CountField, MoneyField, PercentageField } from '@/kit/form/NumberField'
import { TextRows } from '@/kit/form/TextRows'
import { TimeField } from '@/kit/form/TimeField'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { useChosenOperator } from '@/session/operator'
import { useSession } from '@/session/session'
import { TenantField } from '@/session/TenantField'
import { bonusTypes, prizeTypes } from './labels'
import { Preview } from './Preview'
import {
  copyOf,
  type DefinitionValues,
  draftOf,
  editOf,
  newDefinition,
  termsIn,
  valuesOf,
} from './terms'
import './bonuses.css'

interface CreateBonusProps extends DialogProps {
  /** The one that it begins as a copy of. */
  readonly record?: BonusDefinition
}

/** Creates a bonus of the operator chosen above, or of the user's own; or a copy of another one. */
export function CreateBonus({ record, onClose }: CreateBonusProps) {
  const { timezone } = useClock()
  const own = useSession().user.opId ?? undefined
  const chosen = useChosenOperator() ?? own
  return (
    <EditDialog
      form={bonusDefinitionCreateForm}
      as="drawer"
      title={record ? `Duplicate bonus ${quotedName(record.title)}` : 'Create bonus'}
      submitLabel={record ? 'Duplicate bonus' : 'Create bonus'}
      values={record ? copyOf(record, timezone) : newDefinition(chosen)}
      toBody={(values: DefinitionValues) => draftOf(values, timezone)}
      onClose={onClose}
    >
      <TenantField help="Only this operator’s players, and those of its brands, are given it." />
      <OwnLanguage />
      <TermFields />
    </EditDialog>
  )
}

/** Edits a bonus as it is now; its type stays. */
export function EditBonus({ record: listed, onClose }: RecordDialogProps<BonusDefinition>) {
  const { timezone } = useClock()
  const call = useBonusDefinitionQuery({ bonusId: listed._id }, { refetchOnMountOrArgChange: true })
  return (
    <LoadedDialog
      title="Edit bonus"
      what="The bonus"
      call={call}
      listed={listed}
      write="bonusDefinitionEdit"
      onClose={onClose}
    >
      {(bonus) => (
        <EditDialog
          form={bonusDefinitionEditForm}
          as="drawer"
          title={`Edit bonus ${quotedName(bonus.title)}`}
          submitLabel="Save bonus"
          record={bonus}
          values={(now) => valuesOf(now, timezone)}
          toBody={(values: DefinitionValues, now) => editOf(values, now, timezone)}
          facts={[['Operator or brand', () => <Name text={bonus.operator.opTitle} />]]}
          onClose={onClose}
        >
          <TermFields bonusId={bonus._id} />
        </EditDialog>
      )}
    </LoadedDialog>
  )
}

/** The first text is in the language of the operator, which every bonus needs: as long as nothing was typed there. */
function OwnLanguage() {
  const form = Form.useFormInstance<DefinitionValues>()
  const opId = Form.useWatch('opId', form)
  const { currentData } = useOperatorsShowQuery(
    { operatorNamed: { opId: opId ?? '' } },
    { skip: !opId },
  )
  const language = currentData?.defaultLanguage
  useEffect(() => {
    const texts: DefinitionValues['texts'] = form.getFieldValue('texts') ?? []
    if (language && texts.length === 1 && !texts[0]?.title)
      form.setFieldValue(['texts', 0, 'language'], language)
  }, [form, language])
  return null
}

interface TermFieldsProps {
  /** Of one that there is already. */
  readonly bonusId?: string | undefined
}

function TermFields({ bonusId }: TermFieldsProps) {
  const { timezone } = useClock()
  const languages = readList(useGeneralQuery().data?.languages)
  const form = Form.useFormInstance<DefinitionValues>()
  const isDeposit = Form.useWatch('type', form) === 'DEPOSIT_BONUS'
  const setType = (type: string) => {
    if (type !== 'DEPOSIT_BONUS') form.setFieldValue('prizeType', 'FIXED')
  }
  return (
    <>
      <TextRows languages={languages} rules={bonusTextRules} />
      <FieldPair>
        <Field name="type" label="Type" help="What earns it.">
          <Select
            options={optionsOf(bonusTypeValues, bonusTypes)}
            onChange={setType}
            {...(bonusId && { disabled: true })}
          />
        </Field>
        <Field name="prizeType" label="Prize">
          <Select
            options={optionsOf(bonusPrizeTypeValues, prizeTypes)}
            {...(!isDeposit && { disabled: true })}
          />
        </Field>
      </FieldPair>
      <Amounts isDeposit={isDeposit} />
      <FieldPair>
        <MoneyField
          name="wageringMultiplier"
          label="Wagering multiplier"
          help="How often it is to be wagered before a withdrawal goes without a warning; 0 for never."
          currency="×"
        />
        <CountField
          name="daysToUse"
          label="Days to use"
          help="What is not unlocked by then returns to the operator."
        />
      </FieldPair>
      <FieldPair>
        <TimeField name="startTime" label="Start" help={timezone} />
        <TimeField name="endTime" label="End" help={timezone} />
      </FieldPair>
      <MoneyField
        name="budgetInUSD"
        label="Budget"
        help="The most that is given in all. Leave empty for no limit."
      />
      <FormPreview bonusId={bonusId} isDeposit={isDeposit} />
    </>
  )
}

function Amounts({ isDeposit }: { readonly isDeposit: boolean }) {
  const form = Form.useFormInstance<DefinitionValues>()
  const type = Form.useWatch('type', form)
  const isPercentage = Form.useWatch('prizeType', form) === 'PERCENTAGE'
  return (
    <FieldPair>
      {isPercentage ? (
        <>
          <PercentageField
            name="percentage"
            label="Percentage of the deposit"
            rules={[required(ENTER_PERCENTAGE), ...bonusTermsRules.percentage]}
          />
          <MoneyField
            name="maxBonusAmountInUSD"
            label="Maximum"
            rules={[required(ENTER_MAXIMUM), ...bonusTermsRules.maxBonusAmountInUSD]}
          />
        </>
      ) : (
        <MoneyField
          name="amountInUSD"
          label={type === 'MANUAL_BONUS' ? 'Most that is given at once' : 'Amount'}
          rules={[required(ENTER_AMOUNT), ...bonusTermsRules.amountInUSD]}
        />
      )}
      {isDeposit && (
        <MoneyField
          name="minDepositAmountInUSD"
          label="Minimum deposit"
          help="Leave empty for any deposit."
        />
      )}
    </FieldPair>
  )
}

/** What a player would get by the terms as they stand in the form. */
function FormPreview({ bonusId, isDeposit }: TermFieldsProps & { readonly isDeposit: boolean }) {
  const { timezone } = useClock()
  const own = useSession().user.opId ?? undefined
  const values = Form.useWatch((all: Partial<DefinitionValues>) => all, { preserve: true })
  const definition = termsIn(values, timezone)
  const opId = values?.opId ?? own
  const asked = definition && {
    definition,
    ...(opId && { opId }),
    ...(bonusId && { bonusId }),
  }
  return <Preview asked={asked} isDeposit={isDeposit} />
}
