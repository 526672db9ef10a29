import type { OperatorGeneral } from '@/api/gen/operators/endpoints'
import { operatorsGeneralUpdateForm } from '@/api/gen/operators/forms'
import type { OperatorDetails } from '@/api/gen/shared/types'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { namedFacts } from './fields'
import { GeneralFields } from './GeneralFields'

type Values = Omit<OperatorGeneral, 'opId'>

const valuesOf = ({ title, supportEmail, defaultLanguage, timezone }: OperatorDetails): Values => ({
  title,
  supportEmail,
  defaultLanguage,
  timezone,
})

/** Edits what an operator or brand says of itself. */
export function EditGeneral({ record: operator, onClose }: RecordDialogProps<OperatorDetails>) {
  return (
    <EditDialog
      form={operatorsGeneralUpdateForm}
      title="Edit general settings"
      submitLabel="Save general settings"
      record={operator}
      fixed={{ opId: operator.opId }}
      facts={namedFacts(operator)}
      onClose={onClose}
      values={valuesOf}
    >
      <GeneralFields timezone={operator.timezone} />
    </EditDialog>
  )
}
