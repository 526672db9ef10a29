import type { Translation, TranslationsApiArg } from '@/api/gen/translations/endpoints'
import { type DictionaryLanguage, dictionaryLanguageValues } from '@/api/gen/translations/enums'
import { languageName } from '@/kit/display/languageName'
import { defineFilters } from '@/kit/list/defineFilters'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { directionOf } from '@/session/language'
import { TextCell } from './TextCell'

const names = Object.fromEntries(
  dictionaryLanguageValues.map((language) => [language, languageName(language)]),
) as Readonly<Record<DictionaryLanguage, string>>

const text = (language: DictionaryLanguage, isOptional: boolean, isSortable = false) => ({
  label: names[language],
  width: 176,
  optional: isOptional,
  sortable: isSortable,
  render: (record: Translation) => <TextCell record={record} language={language} />,
  csv: (record: Translation) => record[language],
  fact: (record: Translation) =>
    record[language] && (
      <span lang={language} dir={directionOf(language)}>
        {record[language]}
      </span>
    ),
})

export const fields = fieldsOf<Translation>()({
  rowKey: { label: 'Row key', width: 176, sortable: true },
  en: text('en', false, true),
  de: text('de', true),
  es: text('es', true),
  fr: text('fr', true),
  pt: text('pt', true),
  tr: text('tr', false),
  ru: text('ru', true),
  ar: text('ar', false),
  fa: text('fa', false),
  ckb: text('ckb', true),
  updatedAt: { label: 'Updated', width: 148, sortable: true, optional: true, kind: 'time' },
  updatedBy: {
    width: 128,
    optional: true,
    field: 'updatedBy.nickname',
    read: ({ updatedBy }) => updatedBy.nickname,
  },
  createdAt: { label: 'Created', width: 148, sortable: true, optional: true, kind: 'time' },
})
export const columns = fields.columns()

export const filters = defineFilters<TranslationsApiArg>()(
  'rowKey',
  {
    search: { label: 'Key or text', width: 184 },
    missing: { label: 'Missing in', values: dictionaryLanguageValues, labels: names, width: 168 },
  },
  { fields },
)
