import { Select, Switch } from 'antd'
import { useMemo } from 'react'
import { useGeneralQuery } from '@/api/gen/general/endpoints'
import { usersMeUpdateForm } from '@/api/gen/users/forms'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { languageName } from '@/kit/display/languageName'
import { readList } from '@/kit/display/readValue'
import { Field } from '@/kit/form/Field'
import { useSession } from '@/session/session'
import { subInfoOptions, timezones } from './names'
import { useStartPages } from './useStartPages'

/** What users choose for themselves. */
export function PreferencesDialog({ onClose }: { readonly onClose: () => void }) {
  const { user } = useSession()
  const { timezone, language, playerSubInfoType = 'PLAYER_CODE', roundReportNumbers } = user
  const startPages = useStartPages()
  const startPage = startPages.some(({ value }) => value === user.startPage)
    ? (user.startPage ?? '')
    : ''
  const known = useGeneralQuery().data?.languages ?? []
  const languages = [...new Set([...known, language])]
  const zones = useMemo(
    () => timezones(timezone).map((value) => ({ value, label: value.replaceAll('_', ' ') })),
    [timezone],
  )
  return (
    <EditDialog
      form={usersMeUpdateForm}
      title="Edit preferences"
      submitLabel="Save preferences"
      values={{ timezone, language, playerSubInfoType, roundReportNumbers, startPage }}
      onClose={onClose}
    >
      <Field name="timezone" label="Time zone" help="Used for all times in the console.">
        <Select options={zones} />
      </Field>
      <Field
        name="language"
        label="Language"
        help="The console is in English; the layout follows the language’s direction."
      >
        <Select
          options={readList(languages).map((value) => ({ value, label: languageName(value) }))}
        />
      </Field>
      <Field name="playerSubInfoType" label="Shown beside a player">
        <Select options={subInfoOptions} />
      </Field>
      <Field name="startPage" label="Page after sign-in">
        <Select showSearch options={[{ value: '', label: 'Default of the role' }, ...startPages]} />
      </Field>
      <Field
        name="roundReportNumbers"
        label="Round numbers in reports"
        item={{ valuePropName: 'checked' }}
      >
        <Switch />
      </Field>
    </EditDialog>
  )
}
