import { Button } from 'antd'
import type { SetupStep } from '@/api/gen/domain_setup/endpoints'
import { DateTime } from '@/kit/display/DateTime'
import { labelOf, Status } from '@/kit/display/Status'
import { awaitedOf, states, steps } from './labels'
import type { Redo } from './useSetup'

interface StepRowProps {
  readonly step: SetupStep
  /** Null where there is nothing to do again. */
  readonly redo: Redo | null
  readonly isNext: boolean
  /** Whether this user may do what the step waits for. */
  readonly isMine: boolean
  readonly running: boolean
}

export function StepRow({ step, redo, isNext, isMine, running }: StepRowProps) {
  const known = steps[step.name]
  return (
    <li className="setup-step" aria-current={isNext ? 'step' : undefined}>
      <span className="setup-step-name">{known?.title ?? step.name}</span>
      <Status {...labelOf(states, step.state)} />
      <span className="setup-step-why">
        {step.reason}
        {step.awaitedFrom && step.state !== 'PASSED' && (
          <small>
            Waiting for {awaitedOf(step.awaitedFrom, isMine)}
            {step.since && (
              <>
                {' '}
                since <DateTime at={step.since} />
              </>
            )}
          </small>
        )}
      </span>
      {redo?.isAllowed && (
        <Button
          size="small"
          type={isNext ? 'primary' : 'default'}
          disabled={running}
          onClick={redo.run}
        >
          {known?.redo}
        </Button>
      )}
    </li>
  )
}
