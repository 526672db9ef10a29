import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import type { ApiError } from '@/api/answer'
import { api, type ClockForm, type SimulatedWorld } from '@/api/gen/simulator/endpoints'
import { DateTime } from '@/kit/display/DateTime'
import { useAction } from '@/kit/form/useAction'
import { RecordFields } from '@/kit/record/RecordFields'
import { useReadAgain } from './useSimulator'

const STEPS = [
  ['PT1M', '1 minute'],
  ['PT1H', '1 hour'],
  ['P1D', '1 day'],
  ['P1M', '1 month'],
] as const

/** Freezes and moves the world’s clock, forward only, and shows what will happen on the way. */
export function ClockTab({ world }: { readonly world: SimulatedWorld }) {
  const [duration, setDuration] = useState('PT15M')
  const [problem, setProblem] = useState<string | null>(null)
  const clock = useAction(api.endpoints.simulatorClock, { onDone: useReadAgain() })
  const move = (clockForm: ClockForm) => {
    setProblem(null)
    return clock.run({ clockForm }, { inForm: atDuration })
  }
  const atDuration = ({ fields }: ApiError): boolean => {
    setProblem(fields['advance'] ?? null)
    return 'advance' in fields
  }
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
      <form
        className="simulator-act"
        onSubmit={(event) => {
          event.preventDefault()
          void move({ advance: duration })
        }}
      >
        <Form.Item help={problem} validateStatus={problem === null ? '' : 'error'}>
          <Input
            aria-label="Duration (ISO 8601)"
            value={duration}
            onChange={(event) => setDuration(event.target.value)}
          />
        </Form.Item>
        <Button htmlType="submit" disabled={clock.running}>
          Advance
        </Button>
      </form>
      <h2>{`Due (${world.dueCount})`}</h2>
      <Button
        type="primary"
        disabled={clock.running || world.dueCount === 0}
        onClick={() => move({ toNextDue: true })}
      >
        Skip to the next due event
      </Button>
      <ol className="simulator-list">
        {world.dueItems.map(({ _id, at, kind, payload }) => (
          <li key={_id}>
            <span>
              <DateTime at={at} /> · {kind}
            </span>
            <code>{Object.values(payload).map(String).join(' · ')}</code>
          </li>
        ))}
      </ol>
    </>
  )
}
