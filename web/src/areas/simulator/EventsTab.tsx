import { Input, Select, Switch } from 'antd'
import { useState } from 'react'
import { api, type EventAnswer, useSimulatorEventsQuery } from '@/api/gen/simulator/endpoints'
import { fieldLabel } from '@/api/labels'
import { required } from '@/api/rules'
import { Json } from '@/kit/display/Json'
import { Loaded } from '@/kit/display/Loaded'
import { optionsOf } from '@/kit/display/options'
import { FieldsSkeleton } from '@/kit/display/Skeletons'
import { Field } from '@/kit/form/Field'
import { MoneyField } from '@/kit/form/NumberField'
import { useAction } from '@/kit/form/useAction'
import { useOperationAccess } from '@/session/operationAccess'
import { type EventField, fieldsOf, typed } from './eventFields'
import { PanelForm } from './PanelForm'
import { useReadAgain } from './useSimulator'

function Control({ field, ...bound }: { readonly field: EventField }) {
  if (field.options) return <Select allowClear options={optionsOf(field.options)} {...bound} />
  if (field.type === 'boolean') return <Switch {...bound} />
  return <Input {...bound} />
}

function EventItem({ field }: { readonly field: EventField }) {
  const { name, type, isRequired } = field
  const label = fieldLabel(name)
  const item = { name, label, rules: isRequired ? [required(`${label} is required.`)] : [] }
  if (type === 'number') return <MoneyField {...item} currency="" />
  return (
    <Field {...item}>
      <Control field={field} />
    </Field>
  )
}

/** What the text puts between backticks is code. */
const inWords = (text: string) =>
  text.split('`').map((each, at) => (at % 2 === 1 ? <code key={each}>{each}</code> : each))

/** What the outside world does to the platform: a transfer arrives, a registrar changes. */
export function EventsTab() {
  const call = useSimulatorEventsQuery()
  const [type, setType] = useState<string | null>(null)
  const [happened, setHappened] = useState<object | null>(null)
  const readAgain = useReadAgain()
  const onDone = (answer: EventAnswer) => {
    setHappened(answer.happened)
    readAgain()
  }
  const ordinary = useAction(api.endpoints.simulatorEvent, { onDone })
  const forAdmins = useAction(api.endpoints.simulatorAdminEvent, { onDone })
  const isAdmin = useOperationAccess()('simulatorAdminEvent')
  const kinds = (call.data?.events ?? []).filter((each) => isAdmin || !each.isForAdmins)
  const kind = kinds.find((each) => each.type === type)
  const fields = kind ? fieldsOf(kind.fields) : []
  const event = kind?.isForAdmins ? forAdmins : ordinary

  return (
    <>
      <Loaded what="The events" call={call} skeleton={<FieldsSkeleton rows={1} />}>
        {() => (
          <Select<string>
            className="simulator-what"
            aria-label="Event"
            listHeight={480}
            placeholder="Choose an event"
            value={type}
            options={kinds.map(({ type: value, description }) => ({
              value,
              label: value,
              description,
            }))}
            optionRender={({ label, data }) => (
              <>
                {label}
                <small className="simulator-event">{inWords(data['description'])}</small>
              </>
            )}
            onChange={(chosen) => {
              setType(chosen)
              setHappened(null)
            }}
          />
        )}
      </Loaded>
      {kind && (
        <PanelForm<Record<string, unknown>>
          key={kind.type}
          submitLabel="Fire event"
          busy={event.running}
          isPrimary
          run={(values, how) =>
            event.run({ eventForm: { type: kind.type, fields: typed(fields, values) } }, how)
          }
        >
          <p>{inWords(kind.description)}</p>
          {fields.map((field) => (
            <EventItem key={field.name} field={field} />
          ))}
        </PanelForm>
      )}
      {happened && <Json value={happened} what="Event log" />}
    </>
  )
}
