import { Input, Select } from 'antd'
import type { StaffPermission, StaffPermissionForm } from '@/api/gen/roles_permissions/endpoints'
import { staffPermissionSaveForm } from '@/api/gen/roles_permissions/forms'
import { roleValues } from '@/api/gen/shared/enums'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { quotedName } from '@/kit/display/personText'
import { Field } from '@/kit/form/Field'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { usePages } from '@/session/page'
import { roleNames } from '@/session/roleNames'
import { ClosedItems } from './ClosedItems'
import { BUILT_IN_KEY, OWN_KEY, partsOf } from './labels'

/** Null for a new one. */
type PermissionDialogProps = RecordDialogProps<StaffPermission | null>

type Values = Omit<StaffPermissionForm, '_id' | 'edit'>

const EMPTY: Values = { name: '', desc: '', tags: '', allowedRoles: [], requiredMenuItems: '' }
const roles = roleValues.map((value) => ({ value, label: roleNames[value] }))

/** A control of several values for a field that is a comma list. */
const COMMA_LIST = {
  getValueProps: (value: unknown) => ({ value: partsOf(String(value ?? '')) }),
  normalize: (value: readonly string[]) => value.join(', '),
}

/** Describes a permission, or makes a new one that menu items require. */
export function PermissionDialog({ record: permission, onClose }: PermissionDialogProps) {
  const pages = usePages()
  const items = pages.flatMap(({ path, menu }) =>
    menu ? [{ value: path, label: `${menu.group}: ${menu.label}` }] : [],
  )
  const isBuiltIn = permission?.isBuiltIn ?? false
  return (
    <EditDialog
      form={staffPermissionSaveForm}
      title={permission ? `Edit permission ${quotedName(permission.name)}` : 'Create permission'}
      submitLabel={permission ? 'Save permission' : 'Create permission'}
      record={permission ?? undefined}
      values={permission ? valuesOf(permission) : EMPTY}
      fixed={permission ? { _id: permission._id, edit: true } : { edit: false }}
      onClose={onClose}
    >
      <Field
        name="name"
        label="Key"
        help={permission ? 'Cannot be changed.' : 'Cannot be changed later.'}
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
      <ClosedItems />
    </EditDialog>
  )
}

const valuesOf = (permission: StaffPermission): Values => ({
  name: permission.name,
  desc: permission.desc,
  tags: permission.tags,
  allowedRoles: permission.allowedRoles,
  requiredMenuItems: permission.requiredMenuItems,
})
