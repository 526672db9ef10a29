import { Input, Select } from 'antd'
import {
  api,
  type StaffPermission,
  type StaffPermissionForm,
} from '@/api/gen/roles_permissions/endpoints'
import { staffPermissionFormRules } from '@/api/gen/roles_permissions/rules'
import { roleValues } from '@/api/gen/shared/enums'
import { Field } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { usePages } from '@/session/page'
import { roleNames } from '@/session/roleNames'
import { BUILT_IN_KEY, OWN_KEY, partsOf } from './labels'

interface PermissionDialogProps {
  /** Null for a new one. */
  readonly permission: StaffPermission | null
  readonly onClose: () => void
}

type Values = Omit<StaffPermissionForm, '_id' | 'edit'>

const EMPTY: Values = { name: '', desc: '', tags: '', allowedRoles: [], requiredMenuItems: '' }
const roles = roleValues.map((value) => ({ value, label: roleNames[value] }))

/** A control of several values for a field that is a comma list. */
const COMMA_LIST = {
  getValueProps: (value: unknown) => ({ value: partsOf(String(value ?? '')) }),
  normalize: (value: readonly string[]) => value.join(', '),
}

/** Describes a permission, or makes a new one that menu items require. */
export function PermissionDialog({ permission, onClose }: PermissionDialogProps) {
  const write = useAction(api.endpoints.staffPermissionSave, { onTheirs: onClose })
  const pages = usePages()
  const items = pages.flatMap(({ path, menu }) =>
    menu ? [{ value: path, label: `${menu.group}: ${menu.label}` }] : [],
  )
  const isBuiltIn = permission?.isBuiltIn ?? false
  return (
    <FormDialog<Values, { staffPermissionForm: StaffPermissionForm }, unknown>
      open
      width={550}
      title={permission ? 'Edit Permissions' : 'Create Permissions'}
      submitLabel={permission ? 'Save permission' : 'Create permission'}
      write={write}
      rules={staffPermissionFormRules}
      record={permission ?? undefined}
      initial={permission ? valuesOf(permission) : EMPTY}
      toArg={(values) => ({
        staffPermissionForm: permission
          ? { ...values, _id: permission._id, edit: true }
          : { ...values, edit: false },
      })}
      onClose={onClose}
    >
      <Field
        name="name"
        label="Key"
        help={permission ? 'The key cannot be changed.' : 'It cannot be changed later.'}
      >
        <Input autoComplete="off" disabled={permission !== null} />
      </Field>
      <Field name="desc" label="Description">
        <Input.TextArea rows={2} />
      </Field>
      <Field name="tags" label="Tags" help="Separated by commas.">
        <Input autoComplete="off" />
      </Field>
      <Field name="allowedRoles" label="Allowed roles" help={isBuiltIn ? BUILT_IN_KEY : undefined}>
        <Select mode="multiple" options={roles} disabled={isBuiltIn} optionFilterProp="label" />
      </Field>
      <Field name="requiredMenuItems" label="Required menu items" help={OWN_KEY} item={COMMA_LIST}>
        <Select mode="multiple" options={items} optionFilterProp="label" />
      </Field>
    </FormDialog>
  )
}

const valuesOf = (permission: StaffPermission): Values => ({
  name: permission.name,
  desc: permission.desc,
  tags: permission.tags,
  allowedRoles: permission.allowedRoles,
  requiredMenuItems: permission.requiredMenuItems,
})
