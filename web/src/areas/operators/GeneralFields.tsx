import { Input, Select } from 'antd'
import { useMemo } from 'react'
import { useGeneralQuery } from '@/api/gen/general/endpoints'
import { languageName, timezones } from '@/areas/users'
import { Field } from '@/kit/form/Field'

/** What an operator or brand says of itself, within a form. */
export function GeneralFields({ timezone }: { readonly timezone: string }) {
  const languages = useGeneralQuery().data?.languages ?? []
  const zones = useMemo(
    () => timezones(timezone).map((value) => ({ value, label: value.replaceAll('_', ' ') })),
    [timezone],
  )
  return (
    <>
      <Field name="title" label="Title" help="How staff and players know it.">
        <Input dir="auto" autoComplete="off" />
      </Field>
      <Field name="supportEmail" label="Support address" help="Where its players write for help.">
        <Input type="email" autoComplete="off" />
      </Field>
      <Field
        name="defaultLanguage"
        label="Default language"
        help="Of players who chose no language."
      >
        <Select options={languages.map((value) => ({ value, label: languageName(value) }))} />
      </Field>
      <Field name="timezone" label="Time zone">
        <Select showSearch={{ optionFilterProp: 'label' }} options={zones} />
      </Field>
    </>
  )
}
