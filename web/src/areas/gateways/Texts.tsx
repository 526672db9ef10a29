import { Input, Tabs } from 'antd'
import { useGeneralQuery } from '@/api/gen/general/endpoints'
import { languageName } from '@/kit/display/languageName'
import { readList } from '@/kit/display/readValue'
import { Field } from '@/kit/form/Field'
import { directionOf } from '@/session/language'

const LONGEST = [{ rule: 'maxLength', limit: 200, message: 'At most 200 characters.' }] as const

/** Title, subtitle and description, a tab per language; all of them are in the form. */
export function Texts() {
  const languages = readList(useGeneralQuery().data?.languages)
  return (
    <Tabs
      size="small"
      items={languages.map((language) => ({
        key: language,
        label: languageName(language),
        forceRender: true,
        children: <Language language={language} />,
      }))}
    />
  )
}

function Language({ language }: { readonly language: string }) {
  const dir = directionOf(language)
  const text = { dir, lang: language, autoComplete: 'off' }
  return (
    <>
      <Field name={['title', language]} label="Title" rules={LONGEST}>
        <Input {...text} />
      </Field>
      <Field name={['subtitle', language]} label="Subtitle" rules={LONGEST}>
        <Input {...text} />
      </Field>
      <Field name={['description', language]} label="Description" rules={LONGEST}>
        <Input.TextArea {...text} rows={2} />
      </Field>
    </>
  )
}
