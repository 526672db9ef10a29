import { PlusOutlined } from '@ant-design/icons'
import { Button, Form, Input, Select } from 'antd'
import type { FieldRule } from '@/api/rules'
import { languageName } from '../display/languageName'
import { Field } from './Field'
import { RemoveRow } from './RemoveRow'
import './TextRows.css'

interface TextRowsProps {
  readonly languages: readonly string[]
  readonly rules: Readonly<Record<'language' | 'title' | 'description', readonly FieldRule[]>>
}

/** Title and description, a row per language, in the form's field `texts`. */
export function TextRows({ languages, rules }: TextRowsProps) {
  const form = Form.useFormInstance<{ texts: readonly { language: string }[] }>()
  const texts = Form.useWatch('texts', form) ?? []
  const taken = texts.map((text) => text?.language)
  const free = languages.filter((language) => !taken.includes(language))
  return (
    <Form.List name="texts">
      {(rows, { add, remove }) => (
        <fieldset className="kit-text-rows">
          <legend>Texts</legend>
          {rows.map(({ key, name }) => (
            <div key={key} className="kit-text-row">
              <Field name={[name, 'language']} label="Language" rules={rules.language}>
                <Select
                  aria-label={`Language ${name + 1}`}
                  options={languages
                    .filter((each) => each === taken[name] || !taken.includes(each))
                    .map((each) => ({ value: each, label: languageName(each) }))}
                />
              </Field>
              <Field name={[name, 'title']} label="Title" rules={rules.title}>
                <Input dir="auto" aria-label={`Title ${name + 1}`} />
              </Field>
              <Field name={[name, 'description']} label="Description" rules={rules.description}>
                <Input.TextArea dir="auto" rows={2} aria-label={`Description ${name + 1}`} />
              </Field>
              {rows.length > 1 && (
                <RemoveRow label={`Remove text ${name + 1}`} onClick={() => remove(name)} />
              )}
            </div>
          ))}
          <Button
            type="dashed"
            icon={<PlusOutlined />}
            disabled={free.length === 0}
            onClick={() => add({ language: free[0], title: '' })}
          >
            Add a language
          </Button>
        </fieldset>
      )}
    </Form.List>
  )
}
