import { api, type OperatorGeneral } from '@/api/gen/operators/endpoints'
import { operatorGeneralRules } from '@/api/gen/operators/rules'
import type { OperatorDetails } from '@/api/gen/shared/types'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import type { OperatorDialogProps } from './composition'
import { GeneralFields } from './GeneralFields'

type Values = Omit<OperatorGeneral, 'opId'>

const valuesOf = ({ title, supportEmail, defaultLanguage, timezone }: OperatorDetails): Values => ({
  title,
  supportEmail,
  defaultLanguage,
  timezone,
})

/** Edits what an operator or brand says of itself. */
export function EditGeneral({ operator, onClose }: OperatorDialogProps) {
  const write = useAction(api.endpoints.operatorsGeneralUpdate, { onTheirs: onClose })
  return (
    <FormDialog<Values, { operatorGeneral: OperatorGeneral }, unknown>
      open
      title="Edit general settings"
      submitLabel="Save general settings"
      width={480}
      write={write}
      rules={operatorGeneralRules}
      record={operator}
      initial={valuesOf(operator)}
      valuesOf={(now) => valuesOf(now as OperatorDetails)}
      toArg={(values) => ({ operatorGeneral: { ...values, opId: operator.opId } })}
      onClose={onClose}
    >
      <GeneralFields timezone={operator.timezone} />
    </FormDialog>
  )
}
