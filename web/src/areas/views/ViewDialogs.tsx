import { Checkbox, Input } from 'antd'
import { type Role, roleValues } from '@/api/gen/shared/enums'
import { api, type SavedView, type ViewEdit, type ViewForm } from '@/api/gen/views/endpoints'
import { viewEditRules, viewFormRules } from '@/api/gen/views/rules'
import { optionsOf } from '@/kit/display/options'
import { Field } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import type { ListToolProps } from '@/kit/list/listTools'
import { roleNames } from '@/session/roleNames'
import { isPlatformAdmin } from '@/session/roles'
import { useSession } from '@/session/session'
import { toListView } from './savedView'

const ROLES = optionsOf(roleValues, roleNames)
const SHARING = 'They see it with their own records, and only you can change it.'

interface Named {
  readonly name: string
  readonly sharedWith?: Role[]
}

function Fields() {
  const { role } = useSession().user
  return (
    <>
      <Field name="name" label="Name">
        <Input autoComplete="off" maxLength={60} />
      </Field>
      {isPlatformAdmin(role) && (
        <Field name="sharedWith" label="Share with" help={SHARING}>
          <Checkbox.Group className="views-roles" options={ROLES} />
        </Field>
      )}
    </>
  )
}

interface SaveViewProps extends ListToolProps {
  readonly onClose: () => void
}

/** Saves what a list shows now under a name. */
export function SaveView({ listId, what, listView, setListView, onClose }: SaveViewProps) {
  const write = useAction(api.endpoints.viewAdd, {
    onDone: (view) => setListView(toListView(view), true),
  })
  const { query, columns } = listView
  return (
    <FormDialog<Named, { viewForm: ViewForm }, SavedView>
      open
      title={`Save this view of ${what}`}
      submitLabel="Save view"
      write={write}
      rules={viewFormRules}
      initial={{ sharedWith: [] }}
      toArg={({ name, sharedWith = [] }) => ({
        viewForm: { listId, name, query, columns: columns && [...columns], sharedWith },
      })}
      onClose={onClose}
    >
      <Fields />
    </FormDialog>
  )
}

interface EditViewProps {
  readonly view: SavedView
  readonly onClose: () => void
}

/** Another name for a view, and who sees it. */
export function EditView({ view, onClose }: EditViewProps) {
  const write = useAction(api.endpoints.viewUpdate, { onTheirs: onClose })
  const { viewId, name, query, columns, sharedWith } = view
  return (
    <FormDialog<Named, { viewId: string; viewEdit: ViewEdit }, SavedView>
      open
      title="Edit view"
      submitLabel="Save view"
      write={write}
      rules={viewEditRules}
      record={view}
      initial={{ name, sharedWith }}
      toArg={(form) => ({
        viewId,
        viewEdit: { query, columns, name: form.name, sharedWith: form.sharedWith ?? sharedWith },
      })}
      onClose={onClose}
    >
      <Fields />
    </FormDialog>
  )
}
