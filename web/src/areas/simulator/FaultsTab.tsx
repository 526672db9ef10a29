import { Button, Form, Input, InputNumber, Select } from 'antd'
import { api, type FaultForm, type SimulatedFault } from '@/api/gen/endpoints'
import { faultKindValues } from '@/api/gen/enums'
import { operations } from '@/api/gen/meta'
import { faultFormRules } from '@/api/gen/rules'
import { Field, FieldRulesContext } from '@/kit/Field'
import { useAction } from '@/kit/useAction'
import { When } from '@/kit/When'

const KINDS: Record<(typeof faultKindValues)[number], string> = {
  delay: 'Late',
  error: 'An error',
  cut: 'A body cut short',
  garble: 'A garbled body',
  drop_before: 'Connection dropped, nothing done',
  drop_after: 'Connection dropped, all done',
}

const OPERATIONS = [
  { value: '*', label: 'Every operation' },
  ...Object.keys(operations)
    .sort()
    .map((id) => ({ value: id, label: id })),
]

interface Values extends Omit<FaultForm, 'messages'> {
  readonly message?: string
}

/** Breaks operations on purpose, for so many calls or so long, and mends them. */
export function FaultsTab({ faults }: { readonly faults: readonly SimulatedFault[] }) {
  const [form] = Form.useForm<Values>()
  const kind = Form.useWatch('kind', form)
  const add = useAction(api.endpoints.simulatorFaultAdd)
  const clear = useAction(api.endpoints.simulatorFaultsClear)

  const submit = ({ message, ...given }: Values) => {
    const set = Object.entries(given).filter(([, value]) => value !== undefined && value !== '')
    const faultForm = { ...Object.fromEntries(set), ...(message && { messages: [message] }) }
    return add.run({ faultForm: faultForm as FaultForm })
  }

  return (
    <>
      <FieldRulesContext value={faultFormRules}>
        <Form<Values>
          form={form}
          layout="vertical"
          className="simulator-form"
          initialValues={{ kind: 'error', http: 500, ttl: 'PT10M' }}
          onFinish={submit}
        >
          <Field name="operation" label="Operation">
            <Select showSearch options={OPERATIONS} placeholder="Choose what breaks" />
          </Field>
          <Field name="kind" label="How">
            <Select options={faultKindValues.map((value) => ({ value, label: KINDS[value] }))} />
          </Field>
          {kind === 'delay' && (
            <Field name="delayMs" label="Late by, ms">
              <InputNumber />
            </Field>
          )}
          {kind === 'error' && (
            <>
              <Field name="http" label="HTTP status">
                <InputNumber />
              </Field>
              <Field name="message" label="Message" rules={[]}>
                <Input />
              </Field>
            </>
          )}
          <Field name="first" label="The first so many calls" help="Empty: every call.">
            <InputNumber />
          </Field>
          <Field name="ttl" label="For how long" help="As ISO 8601 writes it. Empty: until mended.">
            <Input />
          </Field>
          <Button type="primary" htmlType="submit" loading={add.running}>
            Break it
          </Button>
        </Form>
      </FieldRulesContext>
      <h2>What is broken</h2>
      {faults.length === 0 && <p>Nothing.</p>}
      <ul className="simulator-list">
        {faults.map(({ id, operation, kind: how, calls, endsAt }) => (
          <li key={id}>
            <span>
              <code>{operation}</code> · {KINDS[how]} · {calls} calls
              {endsAt && (
                <>
                  {' '}
                  · until <When at={endsAt} />
                </>
              )}
            </span>
            <Button
              aria-label={`Mend ${operation}`}
              disabled={clear.running}
              onClick={() => clear.run({ operation })}
            >
              Mend
            </Button>
          </li>
        ))}
      </ul>
      {faults.length > 1 && (
        <Button disabled={clear.running} onClick={() => clear.run({})}>
          Mend everything
        </Button>
      )}
    </>
  )
}
