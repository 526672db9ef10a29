import './domains.css'
import { Checkbox, Form, Input } from 'antd'
import type { DomainDetails, DomainV2 } from '@/api/gen/domains_v2/endpoints'
import { domainV2EditForm } from '@/api/gen/domains_v2/forms'
import { LanguageSelect } from '@/areas/operators'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { quotedName } from '@/kit/display/personText'
import { Field } from '@/kit/form/Field'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { isPlatformAdmin } from '@/session/roles'
import { useSession } from '@/session/session'
import { FLAGS } from './labels'

/** What is said of a domain; flags for super admins and admins alone. */
export function EditDomain({ record: domain, onClose }: RecordDialogProps<DomainV2>) {
  const { role } = useSession().user
  const { domainName, opId, description, defaultLang } = domain
  const flags = FLAGS.filter(([name]) => name !== 'isPrimary')
  const marked = Object.fromEntries(flags.map(([name]) => [name, domain[name]]))
  return (
    <EditDialog
      form={domainV2EditForm}
      title={`Edit domain ${quotedName(domain.unicodeName)}`}
      submitLabel="Save domain"
      record={domain}
      values={{ domainName, description, defaultLang, ...(isPlatformAdmin(role) && marked) }}
      toBody={(form: DomainDetails) => ({
        action: 'EDIT' as const,
        domainDetails: { ...form, domainName, opId },
      })}
      args={{ opId }}
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
          <LanguageSelect />
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
    </EditDialog>
  )
}
