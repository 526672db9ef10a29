import { Button, Form, Input, InputNumber, Select } from 'antd'
import { api, type FaultForm, type SimulatedFault } from '@/api/gen/endpoints'
import { dialectValues, faultKindValues } from '@/api/gen/enums'
import { operations } from '@/api/gen/meta'
import { faultFormRules } from '@/api/gen/rules'
import { Field, FieldRulesContext } from '@/kit/form/Field'
import { useAction } from '@/kit/form/useAction'
import { TimeLeft } from './TimeLeft'

const KINDS: Record<(typeof faultKindValues)[number], string> = {
  delay: 'Late',
  error: 'An error',
  cut: 'A body cut short',
  garble: 'A garbled body',
  drop_before: 'Connection dropped, nothing done',
  drop_after: 'Connection dropped, all done',
  error_after: 'An error, all done',
}

const OPERATIONS = [
  { value: '*', label: 'Every operation' },
  ...Object.keys(operations)
    .sort()
    .map((id) => ({ value: id, label: id })),
]

const DIALECTS = dialectValues.map((value) => ({ value, label: value }))

const TTLS = [
  { value: 'PT1M', label: '1 minute' },
  { value: 'PT10M', label: '10 minutes' },
  { value: 'PT1H', label: '1 hour' },
  { value: 'P1D', label: '1 day' },
]

interface Values extends Omit<FaultForm, 'messages'> {
  readonly message?: string
}

/** What is wrong, for which calls, and how many there were: `An error 503 · the first 3 · 1 call so far`. */
function told({ kind, http, delayMs, first, every, calls }: SimulatedFault): string {
  const how =
    { delay: ` by ${delayMs} ms`, error: ` ${http}`, error_after: ` ${http}` }[kind as string] ?? ''
  return [
    `${KINDS[kind]}${how}`,
    first && `the first ${first}`,
    every && `1 of ${every}`,
    `${calls} ${calls === 1 ? 'call' : 'calls'} so far`,
  ]
    .filter(Boolean)
    .join(' · ')
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
          {(kind === 'error' || kind === 'error_after') && (
            <Field name="http" label="HTTP status">
              <InputNumber />
            </Field>
          )}
          {kind === 'error' && (
            <>
              <Field name="message" label="Message" rules={[]}>
                <Input />
              </Field>
              <Field
                name="dialect"
                label="Told as"
                help="Empty: as the operation usually tells it."
              >
                <Select allowClear options={DIALECTS} />
              </Field>
            </>
          )}
          <Field name="first" label="The first so many calls" help="Empty: every call.">
            <InputNumber />
          </Field>
          <Field name="every" label="Only every so manieth call" help="Empty: each of them.">
            <InputNumber />
          </Field>
          <Field name="ttl" label="For how long" help="Empty: until it is mended.">
            <Select allowClear options={TTLS} />
          </Field>
          <Button type="primary" htmlType="submit" loading={add.running}>
            Break it
          </Button>
        </Form>
      </FieldRulesContext>
      <h2>What is broken</h2>
      {faults.length === 0 && <p>Nothing.</p>}
      <ul className="simulator-list">
        {faults.map((fault) => (
          <li key={fault.id}>
            <span>
              <code>{fault.operation}</code> · {told(fault)}
              {fault.endsAt && <TimeLeft until={fault.endsAt} />}
            </span>
            <Button
              aria-label={`Mend ${fault.operation}`}
              disabled={clear.running}
              onClick={() => clear.run({ operation: fault.operation })}
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
