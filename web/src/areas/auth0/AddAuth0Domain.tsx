import { Form, Input, Radio } from 'antd'
import { type Auth0DomainForm, api } from '@/api/gen/auth0/endpoints'
import { type Auth0Type, auth0TypeValues } from '@/api/gen/auth0/enums'
import { auth0DomainFormRules } from '@/api/gen/auth0/rules'
import { optionsOf } from '@/kit/display/options'
import { Field } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { example, inForm, urlRule } from './forms'

export function AddAuth0Domain({ onClose }: { readonly onClose: () => void }) {
  const write = useAction(api.endpoints.auth0DomainAdd, { errorDialog: 'Error' })
  return (
    <FormDialog<Auth0DomainForm, { auth0DomainForm: Auth0DomainForm }, unknown>
      open
      title="Add Auth0 domain"
      submitLabel="Add domain"
      write={write}
      rules={auth0DomainFormRules}
      initial={{ type: 'Origin', url: '' }}
      toArg={(auth0DomainForm) => ({ auth0DomainForm })}
      onClose={onClose}
    >
      <Fields />
    </FormDialog>
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
