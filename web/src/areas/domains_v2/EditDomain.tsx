import { Checkbox, Form, Input } from 'antd'
import {
  api,
  type DomainDetails,
  type DomainEdit,
  type DomainV2,
} from '@/api/gen/domains_v2/endpoints'
import { domainDetailsRules } from '@/api/gen/domains_v2/rules'
import { Field } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { isPlatformAdmin } from '@/session/roles'
import { useSession } from '@/session/session'
import { FLAGS } from './labels'
import './domains.css'

interface EditDomainProps {
  readonly domain: DomainV2
  readonly onClose: () => void
}

type Values = Omit<DomainDetails, 'opId'>

/** What is said of a domain; flags for super admins and admins alone. */
export function EditDomain({ domain, onClose }: EditDomainProps) {
  const { role } = useSession().user
  const write = useAction(api.endpoints.domainV2Edit, { onTheirs: onClose })
  const { domainName, opId, description, defaultLang } = domain
  const flags = FLAGS.filter(([name]) => name !== 'isPrimary')
  const marked = Object.fromEntries(flags.map(([name]) => [name, domain[name]]))
  return (
    <FormDialog<Values, { opId: string; domainEdit: DomainEdit }, unknown>
      open
      title="Edit Domain"
      submitLabel="Save domain"
      width={550}
      write={write}
      rules={domainDetailsRules}
      record={domain}
      initial={{ domainName, description, defaultLang, ...(isPlatformAdmin(role) && marked) }}
      toArg={(form) => ({
        opId,
        domainEdit: { action: 'EDIT', domainDetails: { ...form, domainName, opId } },
      })}
      onClose={onClose}
    >
      <div className="domains-edit">
        <Field name="domainName" label="Domain" help="Cannot be changed.">
          <Input disabled />
        </Field>
        <Field name="description" label="Description">
          <Input.TextArea rows={3} />
        </Field>
        <Field name="defaultLang" label="Default language">
          <Input autoComplete="off" maxLength={3} />
        </Field>
        {isPlatformAdmin(role) && (
          <fieldset className="domains-flags">
            <legend>Flags</legend>
            {flags.map(([name, label]) => (
              <Form.Item key={name} name={name} valuePropName="checked" noStyle>
                <Checkbox>{label}</Checkbox>
              </Form.Item>
            ))}
          </fieldset>
        )}
      </div>
    </FormDialog>
  )
}
