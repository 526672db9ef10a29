import { Form, Input, Radio } from 'antd'
import type { Auth0DomainForm } from '@/api/gen/auth0/endpoints'
import { type Auth0Type, auth0TypeValues } from '@/api/gen/auth0/enums'
import { auth0DomainAddForm } from '@/api/gen/auth0/forms'
import { auth0DomainFormRules } from '@/api/gen/auth0/rules'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { optionsOf } from '@/kit/display/options'
import { Field } from '@/kit/form/Field'
import { example, inForm, urlRule } from './forms'

export function AddAuth0Domain({ onClose }: { readonly onClose: () => void }) {
  return (
    <EditDialog
      form={auth0DomainAddForm}
      options={{ errorDialog: 'Error' }}
      title="Add Auth0 domain"
      submitLabel="Add Auth0 domain"
      values={{ type: 'Origin', url: '' }}
      onClose={onClose}
    >
      <Fields />
    </EditDialog>
  )
}

function Fields() {
  const form = Form.useFormInstance<Auth0DomainForm>()
  const type: Auth0Type = Form.useWatch('type') ?? 'Origin'
  const typeNow = () => form.getFieldValue('type') as Auth0Type
  const onType = (next: Auth0Type) => {
    const url = form.getFieldValue('url') as string
    if (url) form.setFieldValue('url', inForm(url, next))
  }
  return (
    <>
      <Field name="type" label="Type">
        <Radio.Group
          options={optionsOf(auth0TypeValues)}
          onChange={({ target }) => onType(target.value as Auth0Type)}
        />
      </Field>
      <Field
        name="url"
        label="URL"
        help={`In full, such as ${example(type)}.`}
        rules={[...auth0DomainFormRules.url, urlRule(typeNow)]}
        item={{ dependencies: ['type'] }}
      >
        <Input autoComplete="off" dir="ltr" />
      </Field>
    </>
  )
}
