import { Input, Radio } from 'antd'
import { api, type CustomDomainForm } from '@/api/gen/afd/endpoints'
import { afdTargetValues } from '@/api/gen/afd/enums'
import { customDomainFormRules } from '@/api/gen/afd/rules'
import { optionsOf } from '@/kit/display/options'
import { Field } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { targets } from './labels'

const OPTIONS = optionsOf(afdTargetValues, targets)

export function CreateCustomDomain({ onClose }: { readonly onClose: () => void }) {
  const write = useAction(api.endpoints.afdDomainCreate)
  return (
    <FormDialog<CustomDomainForm, { customDomainForm: CustomDomainForm }, unknown>
      open
      title="Create Custom Domain"
      submitLabel="Create custom domain"
      write={write}
      rules={customDomainFormRules}
      initial={{ domain: '', target: 'player' }}
      toArg={(customDomainForm) => ({ customDomainForm })}
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
    </FormDialog>
  )
}
