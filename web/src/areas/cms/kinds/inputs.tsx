import { Form, Input } from 'antd'
import { Field } from '@/kit/form/Field'
import type { FieldsProps } from '../content'
import { PickPage } from '../PagePicker'

interface TextProps extends Pick<FieldsProps, 'dir'> {
  readonly name: string
  readonly label: string
  readonly help?: string
  readonly rows?: number
}

/** A text of the content, in its direction. */
export const TextField = ({ name, label, help, rows, dir }: TextProps) => (
  <Field name={name} label={label} help={help}>
    {rows ? <Input.TextArea dir={dir} rows={rows} /> : <Input dir={dir} />}
  </Field>
)

/** Where something leads to. */
export function LinkField() {
  const form = Form.useFormInstance()
  const put = (path: string) => form.setFields([{ name: 'link', value: path, touched: true }])
  return (
    <>
      <Field name="link" label="Link" help="An https address, or a path such as /promotions.">
        <Input dir="ltr" />
      </Field>
      <Form.Item>
        <PickPage onPick={put} />
      </Form.Item>
    </>
  )
}

interface KeyProps extends Pick<FieldsProps, 'isNew'> {
  readonly help: string
}

/** What an item goes by; it stays the same from its creation on. */
export const KeyField = ({ isNew, help }: KeyProps) => (
  <Field name="key" label="Key" help={isNew ? help : undefined}>
    <Input dir="ltr" disabled={!isNew} />
  </Field>
)
