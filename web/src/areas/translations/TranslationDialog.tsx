import { Form, Input } from 'antd'
import type { Translation, TranslationEntity } from '@/api/gen/translations/endpoints'
import type { DictionaryLanguage } from '@/api/gen/translations/enums'
import { translationSaveForm } from '@/api/gen/translations/forms'
import { translationEntityRules as rules } from '@/api/gen/translations/rules'
import type { FieldRule } from '@/api/rules'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { languageName } from '@/kit/display/languageName'
import { quotedName } from '@/kit/display/personText'
import { Field } from '@/kit/form/Field'
import { directionOf } from '@/session/language'
import { entityOf, keyAdvice, OTHERS, placeholderProblem, SOURCE } from './texts'

interface TranslationDialogProps {
  readonly record?: Translation
  readonly onClose: () => void
}

interface Values {
  readonly entity: TranslationEntity
}

const KEY = ['entity', 'rowKey']
const ENGLISH = ['entity', SOURCE]

/** A text in each language, new or edited; its key stays. */
export function TranslationDialog({ record, onClose }: TranslationDialogProps) {
  return (
    <EditDialog<typeof translationSaveForm.endpoint, 'translationSave', Translation, Values>
      form={translationSaveForm}
      title={record ? `Edit translation ${quotedName(record.rowKey)}` : 'Create translation'}
      submitLabel={record ? 'Save translation' : 'Create translation'}
      record={record}
      values={record ? (now: Translation) => ({ entity: entityOf(now) }) : {}}
      toBody={({ entity }) => ({ entity: { ...(record && entityOf(record)), ...entity } })}
      onClose={onClose}
    >
      <KeyField isLocked={record !== undefined} />
      <Field name={ENGLISH} label={languageName(SOURCE)} rules={rules.en}>
        <Input.TextArea rows={2} lang={SOURCE} />
      </Field>
      {OTHERS.map((language) => (
        <TextField key={language} language={language} />
      ))}
    </EditDialog>
  )
}

function KeyField({ isLocked }: { readonly isLocked: boolean }) {
  const key: unknown = Form.useWatch(KEY)
  const advice = typeof key === 'string' && !isLocked ? keyAdvice(key) : null
  return (
    <Field
      name={KEY}
      label="Row key"
      rules={rules.rowKey}
      help={isLocked ? 'Cannot be changed.' : advice && <span role="status">⚠ {advice}</span>}
    >
      <Input disabled={isLocked} spellCheck={false} />
    </Field>
  )
}

function TextField({ language }: { readonly language: DictionaryLanguage }) {
  const form = Form.useFormInstance()
  const placeholders: FieldRule = {
    validator: async (_rule, text: string | null | undefined) => {
      const problem = placeholderProblem(String(form.getFieldValue(ENGLISH) ?? ''), text ?? '')
      if (problem) throw new Error(problem)
    },
  }
  return (
    <Field
      name={['entity', language]}
      label={languageName(language)}
      rules={[...rules[language], placeholders]}
      item={{ dependencies: [ENGLISH] }}
    >
      <Input.TextArea rows={2} lang={language} dir={directionOf(language)} />
    </Field>
  )
}
