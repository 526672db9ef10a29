import { Button, Form, Input, Select } from 'antd'
import { codesInWords } from '@/api/codes'
import { operations } from '@/api/gen/meta'
import { api, type FaultForm, type SimulatedFault } from '@/api/gen/simulator/endpoints'
import { dialectValues, faultKindValues } from '@/api/gen/simulator/enums'
import { faultFormRules } from '@/api/gen/simulator/rules'
import { counted } from '@/kit/bulk/bulk'
import { optionsOf } from '@/kit/display/options'
import { Field } from '@/kit/form/Field'
import { CountField } from '@/kit/form/NumberField'
import { type RunOptions, useAction } from '@/kit/form/useAction'
import { PanelForm } from './PanelForm'
import { TimeLeft } from './TimeLeft'

const KINDS: Record<(typeof faultKindValues)[number], string> = {
  delay: 'Delay',
  error: 'Error',
  cut: 'Truncated body',
  garble: 'Garbled body',
  drop_before: 'Connection dropped before processing',
  drop_after: 'Connection dropped after processing',
  error_after: 'Error after processing',
}

const OPERATIONS = [
  { value: '*', label: 'Every operation' },
  ...Object.keys(operations)
    .sort()
    .map((id) => ({ value: id, label: id })),
]

const DIALECTS = optionsOf(dialectValues, codesInWords(dialectValues))

const TTLS = [
  { value: 'PT1M', label: '1 minute' },
  { value: 'PT10M', label: '10 minutes' },
  { value: 'PT1H', label: '1 hour' },
  { value: 'P1D', label: '1 day' },
]

interface Values extends Omit<FaultForm, 'messages'> {
  readonly message?: string
}

/** What is wrong, for which calls, and how many there were: `Error 503 · first 3 · 1 call so far`. */
function describeFault({ kind, http, delayMs, first, every, calls }: SimulatedFault): string {
  const how =
    { delay: ` ${delayMs} ms`, error: ` ${http}`, error_after: ` ${http}` }[kind as string] ?? ''
  return [
    `${KINDS[kind]}${how}`,
    first && `first ${first}`,
    every && `1 in ${every}`,
    `${counted(calls, 'calls')} so far`,
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

  const submit = ({ message, ...given }: Values, how: RunOptions) => {
    const set = Object.entries(given).filter(([, value]) => value !== undefined && value !== '')
    const faultForm = { ...Object.fromEntries(set), ...(message && { messages: [message] }) }
    return add.run({ faultForm: faultForm as FaultForm }, how)
  }

  return (
    <>
      <PanelForm<Values>
        form={form}
        submitLabel="Add fault"
        busy={add.running}
        isPrimary
        rules={faultFormRules}
        initial={{ kind: 'error', http: 500, ttl: 'PT10M' }}
        run={submit}
      >
        <Field name="operation" label="Operation">
          <Select options={OPERATIONS} placeholder="Choose an operation" />
        </Field>
        <Field name="kind" label="Fault">
          <Select options={optionsOf(faultKindValues, KINDS)} />
        </Field>
        {kind === 'delay' && <CountField name="delayMs" label="Delay, ms" />}
        {(kind === 'error' || kind === 'error_after') && (
          <CountField name="http" label="HTTP status" />
        )}
        {kind === 'error' && (
          <>
            <Field name="message" label="Message" rules={[]}>
              <Input />
            </Field>
            <Field
              name="dialect"
              label="Error format"
              help="Leave empty for the operation’s usual format."
            >
              <Select allowClear options={DIALECTS} />
            </Field>
          </>
        )}
        <CountField name="first" label="First n calls" help="Leave empty for every call." />
        <CountField name="every" label="Every nth call" help="Leave empty for every call." />
        <Field name="ttl" label="Duration" help="Leave empty to keep it until cleared.">
          <Select allowClear options={TTLS} />
        </Field>
      </PanelForm>
      <h2>Active faults</h2>
      {faults.length === 0 && <p>None.</p>}
      <ul className="simulator-list">
        {faults.map((fault) => (
          <li key={fault.id}>
            <span>
              <code>{fault.operation}</code> · {describeFault(fault)}
              {fault.endsAt && <TimeLeft until={fault.endsAt} />}
            </span>
            <Button
              aria-label={`Clear ${fault.operation}`}
              disabled={clear.running}
              onClick={() => clear.run({ operation: fault.operation })}
            >
              Clear
            </Button>
          </li>
        ))}
      </ul>
      {faults.length > 1 && (
        <Button disabled={clear.running} onClick={() => clear.run({})}>
          Clear all
        </Button>
      )}
    </>
  )
}
