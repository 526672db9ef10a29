import { Button, Form, type FormInstance } from 'antd'
import { type ReactNode, useId } from 'react'
import type { ApiError } from '@/api/answer'
import { type FieldRules, FieldRulesContext } from '@/kit/form/Field'
import { placeErrors } from '@/kit/form/fieldErrors'
import type { Result, RunOptions } from '@/kit/form/useAction'

interface PanelFormProps<Values extends object> {
  readonly form?: FormInstance<Values>
  /** The act, as its button says it. */
  readonly submitLabel: string
  readonly busy: boolean
  readonly run: (values: Values, how: RunOptions) => Promise<Result<unknown>>
  readonly initial?: Partial<Values>
  readonly rules?: FieldRules
  /** The field that a refusal without one is about. */
  readonly about?: string
  readonly isPrimary?: boolean
  readonly children: ReactNode
}

const NO_RULES: FieldRules = {}

/** A form of the panel: what is refused is told at its field, and the panel stays in sight. */
export function PanelForm<Values extends object>(props: PanelFormProps<Values>) {
  const { submitLabel, busy, run, initial, rules = NO_RULES, about, isPrimary = false } = props
  const id = useId() // several forms stand beside each other: their fields' ids differ
  const [own] = Form.useForm<Values>()
  const form = props.form ?? own
  const inForm = (error: ApiError): boolean => {
    const asGiven = Object.keys(error.fields).length > 0
    const fields = asGiven || !about ? error.fields : { [about]: error.messages[0] ?? '' }
    const { first, rest } = placeErrors(form, fields)
    return first !== null && rest.length === 0
  }
  const submit = async (values: Values) => {
    const result = await run(values, { inForm })
    if (result.ok && about) form.resetFields()
  }
  return (
    <FieldRulesContext value={rules}>
      <Form<Values>
        form={form}
        name={id}
        layout="vertical"
        className="simulator-form"
        {...(initial && { initialValues: initial })}
        onFinish={submit}
      >
        {props.children}
        <Button htmlType="submit" loading={busy} {...(isPrimary && { type: 'primary' })}>
          {submitLabel}
        </Button>
      </Form>
    </FieldRulesContext>
  )
}
