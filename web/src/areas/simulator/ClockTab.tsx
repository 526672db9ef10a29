import { Button, Input } from 'antd'
import { api, type ClockForm, type SimulatedWorld } from '@/api/gen/simulator/endpoints'
import { DateTime } from '@/kit/display/DateTime'
import { RecordFields } from '@/kit/display/RecordFields'
import { Field } from '@/kit/form/Field'
import { useAction } from '@/kit/form/useAction'
import { PanelForm } from './PanelForm'
import { UtcField } from './UtcField'
import { inUtc, useReadAgain } from './useSimulator'

const STEPS = [
  ['PT1M', '1 minute'],
  ['PT1H', '1 hour'],
  ['P1D', '1 day'],
  ['P1M', '1 month'],
] as const

/** Freezes and moves the world’s clock, forward only, and shows what will happen on the way. */
export function ClockTab({ world }: { readonly world: SimulatedWorld }) {
  const clock = useAction(api.endpoints.simulatorClock, { onDone: useReadAgain() })
  const move = (clockForm: ClockForm) => clock.run({ clockForm })
  const frozen = world.mode === 'frozen'
  return (
    <>
      <RecordFields
        fields={[
          ['Now', <DateTime key="now" at={world.now} />],
          ['Clock', frozen ? 'Frozen' : 'Running'],
        ]}
      />
      <div className="simulator-act">
        <Button disabled={clock.running} onClick={() => move({ mode: frozen ? 'real' : 'frozen' })}>
          {frozen ? 'Resume' : 'Freeze'}
        </Button>
        {STEPS.map(([step, words]) => (
          <Button key={step} disabled={clock.running} onClick={() => move({ advance: step })}>
            {`+ ${words}`}
          </Button>
        ))}
      </div>
      <div className="simulator-pair">
        <PanelForm<{ advance: string }>
          submitLabel="Advance"
          busy={clock.running}
          initial={{ advance: 'PT15M' }}
          run={({ advance }, how) => clock.run({ clockForm: { advance } }, how)}
        >
          <Field name="advance" label="Duration (ISO 8601)">
            <Input />
          </Field>
        </PanelForm>
        <PanelForm<{ now: string }>
          submitLabel="Set the time"
          busy={clock.running}
          run={({ now }, how) => clock.run({ clockForm: { now: inUtc(now) } }, how)}
        >
          <UtcField
            name="now"
            label="Date and time (UTC)"
            rules={[{ required: true, message: 'Enter a date and time.' }]}
          />
        </PanelForm>
      </div>
      <h2>{`Due (${world.dueCount})`}</h2>
      <Button
        type="primary"
        disabled={clock.running || world.dueCount === 0}
        onClick={() => move({ toNextDue: true })}
      >
        Skip to the next due event
      </Button>
      <ol className="simulator-list">
        {world.dueItems.map(({ _id, at, kind, text, payload }) => (
          <li key={_id}>
            <span className="simulator-happened">
              <DateTime at={at} /> · {text}
            </span>
            <code title={JSON.stringify(payload)}>{kind}</code>
          </li>
        ))}
      </ol>
    </>
  )
}
