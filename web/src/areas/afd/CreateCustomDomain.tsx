import { Input, Radio } from 'antd'
import { afdTargetValues } from '@/api/gen/afd/enums'
import { afdDomainCreateForm } from '@/api/gen/afd/forms'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { optionsOf } from '@/kit/display/options'
import { Field } from '@/kit/form/Field'
import { targets } from './labels'

const OPTIONS = optionsOf(afdTargetValues, targets)

export function CreateCustomDomain({ onClose }: { readonly onClose: () => void }) {
  return (
    <EditDialog
      form={afdDomainCreateForm}
      title="Create custom domain"
      submitLabel="Create custom domain"
      values={{ domain: '', target: 'player' }}
      onClose={onClose}
    >
      <Field
        name="domain"
        label="Domain name"
        help="For example play.example.com, without the protocol."
      >
        <Input autoComplete="off" />
      </Field>
      <Field name="target" label="Target">
        <Radio.Group options={OPTIONS} />
      </Field>
    </EditDialog>
  )
}
