import { Input, Select } from 'antd'
import { useMemo } from 'react'
import { timezones } from '@/areas/users'
import { Field } from '@/kit/form/Field'
import { LanguageSelect } from './LanguageSelect'

/** What an operator or brand says of itself, within a form. */
export function GeneralFields({ timezone }: { readonly timezone: string }) {
  const zones = useMemo(
    () => timezones(timezone).map((value) => ({ value, label: value.replaceAll('_', ' ') })),
    [timezone],
  )
  return (
    <>
      <Field name="title" label="Title" help="The name that staff and players see.">
        <Input dir="auto" autoComplete="off" />
      </Field>
      <Field name="supportEmail" label="Support email" help="Where players write for support.">
        <Input type="email" autoComplete="off" />
      </Field>
      <Field
        name="defaultLanguage"
        label="Default language"
        help="For players who have not chosen a language."
      >
        <LanguageSelect />
      </Field>
      <Field name="timezone" label="Time zone">
        <Select options={zones} />
      </Field>
    </>
  )
}
