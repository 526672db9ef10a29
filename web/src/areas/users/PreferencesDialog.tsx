import { Select, Switch } from 'antd'
import { useMemo } from 'react'
import { useGeneralQuery } from '@/api/gen/general/endpoints'
import { api, type Preferences } from '@/api/gen/users/endpoints'
import { preferencesRules } from '@/api/gen/users/rules'
import { languageName } from '@/kit/display/languageName'
import { readList } from '@/kit/display/readValue'
import { Field } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { useSession } from '@/session/session'
import { subInfoOptions, timezones } from './names'

/** What users choose for themselves. */
export function PreferencesDialog({ onClose }: { readonly onClose: () => void }) {
  const { user } = useSession()
  const { timezone, language, playerSubInfoType = 'PLAYER_CODE', roundReportNumbers } = user
  const write = useAction(api.endpoints.usersMeUpdate)
  const known = useGeneralQuery().data?.languages ?? []
  const languages = [...new Set([...known, language])]
  const zones = useMemo(
    () => timezones(timezone).map((value) => ({ value, label: value.replaceAll('_', ' ') })),
    [timezone],
  )
  return (
    <FormDialog<Preferences, { preferences: Preferences }, unknown>
      open
      title="Preferences"
      submitLabel="Save preferences"
      width={440}
      write={write}
      rules={preferencesRules}
      initial={{ timezone, language, playerSubInfoType, roundReportNumbers }}
      toArg={(preferences) => ({ preferences })}
      onClose={onClose}
    >
      <Field name="timezone" label="Time zone" help="Used for all times in the console.">
        <Select showSearch={{ optionFilterProp: 'label' }} options={zones} />
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
      <Field
        name="roundReportNumbers"
        label="Round numbers in reports"
        item={{ valuePropName: 'checked' }}
      >
        <Switch />
      </Field>
    </FormDialog>
  )
}
