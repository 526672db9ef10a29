import { Select } from 'antd'
import { type OperatorTags, useOperatorTagsQuery } from '@/api/gen/gateways/endpoints'
import { operatorTagsEditForm } from '@/api/gen/gateways/forms'
import type { DialogProps } from '@/kit/dialog/useDialog'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { LoadedDialog } from '@/kit/dialogs/LoadedDialog'
import { Field } from '@/kit/form/Field'

const SEPARATORS = [',']

/** The tags that an operator's gateways may have. */
export function EditTags({ opId, onClose }: DialogProps & { readonly opId: string }) {
  const call = useOperatorTagsQuery({ opId }, { refetchOnMountOrArgChange: true })
  return (
    <LoadedDialog title="Edit tags" what="The tags" call={call} onClose={onClose}>
      {(tags) => (
        <EditDialog
          form={operatorTagsEditForm}
          as="drawer"
          title="Edit tags"
          submitLabel="Save tags"
          record={tags}
          values={({ operatorTags }: OperatorTags) => ({ operatorTags })}
          fixed={{ opId }}
          onClose={onClose}
        >
          <Field
            name="operatorTags"
            label="Tags"
            help="At most 30 of 1 to 30 characters. One that a gateway has cannot be taken away."
          >
            <Select mode="tags" tokenSeparators={SEPARATORS} open={false} suffix={null} />
          </Field>
        </EditDialog>
      )}
    </LoadedDialog>
  )
}
