import { Checkbox, Input } from 'antd'
import { roleValues } from '@/api/gen/shared/enums'
import type { SavedView } from '@/api/gen/views/endpoints'
import { viewAddForm, viewUpdateForm } from '@/api/gen/views/forms'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { optionsOf } from '@/kit/display/options'
import { quotedName } from '@/kit/display/personText'
import { Field } from '@/kit/form/Field'
import type { ListToolProps } from '@/kit/list/listTools'
import { useChosenOperator } from '@/session/operator'
import { roleNames } from '@/session/roleNames'
import { isPlatformAdmin } from '@/session/roles'
import { useSession } from '@/session/session'
import { toListView } from './savedView'

const ROLES = optionsOf(roleValues, roleNames)
const WITHOUT_OPERATOR =
  'The operator is not saved: the view shows whichever is chosen when it is opened.'
const SHARING = 'They see it with their own records, and only you can change it.'

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
  const { query, columns } = listView
  const isOfOne = useChosenOperator() !== undefined
  return (
    <EditDialog
      form={viewAddForm}
      options={{
        onDone: (view) => setListView(toListView(view), true),
      }}
      title={`Save view of ${what}`}
      submitLabel="Save view"
      values={{ sharedWith: [] }}
      fixed={{ listId, query, columns: columns && [...columns] }}
      toBody={({ name, sharedWith = [] }) => ({ name, sharedWith })}
      effect={isOfOne && WITHOUT_OPERATOR}
      onClose={onClose}
    >
      <Fields />
    </EditDialog>
  )
}

interface EditViewProps {
  readonly view: SavedView
  readonly onClose: () => void
}

/** Another name for a view, and who sees it. */
export function EditView({ view, onClose }: EditViewProps) {
  const { viewId, name, query, columns, sharedWith } = view
  return (
    <EditDialog
      form={viewUpdateForm}
      title={`Edit view ${quotedName(name)}`}
      submitLabel="Save view"
      record={view}
      values={{ name, sharedWith }}
      fixed={{ query, columns }}
      toBody={(form) => ({ sharedWith, ...form })}
      args={{ viewId }}
      onClose={onClose}
    >
      <Fields />
    </EditDialog>
  )
}
