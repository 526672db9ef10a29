import { LANGUAGES } from '@/api/gen/translations/constants'
import { type Translation, useTranslationQuery } from '@/api/gen/translations/endpoints'
import { RecordFields } from '@/kit/display/RecordFields'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import type { RecordAction } from '@/kit/record/recordActions'
import { fields } from './fields'

interface TranslationDrawerProps extends OpenedRecord {
  readonly actions: readonly RecordAction<Translation>[]
}

/** A text in all languages. */
export function TranslationDrawer({ actions, ...opened }: TranslationDrawerProps) {
  const call = useTranslationQuery({ rowKey: opened.openId ?? '' }, { skip: !opened.openId })
  return (
    <RecordDrawer<Translation>
      {...opened}
      title="Translation"
      name={({ rowKey }) => rowKey}
      loaded={call}
      actions={actions}
    >
      {(text) => (
        <>
          <RecordFields title="Texts" fields={fields.facts(text, ...LANGUAGES)} />
          <RecordFields
            title="Record"
            fields={fields.facts(text, 'rowKey', 'createdAt', 'updatedAt', 'updatedBy')}
          />
        </>
      )}
    </RecordDrawer>
  )
}
