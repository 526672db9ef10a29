import { Button } from 'antd'
import { useState } from 'react'
import { type ApiError, isAway } from '@/api/answer'
import type {
  DomainSetupCheckApiResponse,
  SetupProgress,
  SetupZone,
} from '@/api/gen/domain_setup/endpoints'
import { operations } from '@/api/gen/domain_setup/meta'
import { ROUTING_FAILED } from '@/api/gen/domains_v1/constants'
import { Can } from '@/kit/display/Can'
import { Copy } from '@/kit/display/Copy'
import { DateTime } from '@/kit/display/DateTime'
import { FieldBoundary, MISSING_SECTION } from '@/kit/display/Failure'
import { Loaded } from '@/kit/display/Loaded'
import { Rows } from '@/kit/display/Rows'
import { Status } from '@/kit/display/Status'
import { lazyComponent } from '@/kit/lazyComponent'
import { useToasts } from '@/kit/toasts'
import { automationOf, canRedo, isUntouched, notYet, routing, routingOf, stepsOf } from './labels'
import { StepRow } from './StepRow'
import { useSetup } from './useSetup'
import './domain_setup.css'

const Automation = lazyComponent(() =>
  import('@/kit/dialogs/ProgressDialog').then((code) => code.AutomationProgress),
)

interface RoutingSetupProps {
  /** Null where the cloud has no zone of the domain. */
  readonly zone: SetupZone | null
}

/** Where a domain stands on its way to live, why, and the one thing to do next. */
export function RoutingSetup({ zone }: RoutingSetupProps) {
  const setup = useSetup(zone)
  if (!zone) return <p className="setup-none">This domain has no zone in the cloud.</p>
  return (
    <Loaded what="The setup" call={setup.check}>
      {(answer) => (
        <FieldBoundary of={answer} instead={MISSING_SECTION}>
          <Routing zone={zone} setup={setup} answer={answer} />
        </FieldBoundary>
      )}
    </Loaded>
  )
}

interface RoutingProps {
  readonly zone: SetupZone
  readonly setup: ReturnType<typeof useSetup>
  readonly answer: DomainSetupCheckApiResponse
}

function Routing({ zone, setup, answer }: RoutingProps) {
  const { redo, running } = setup
  const { error, isFetching, refetch } = setup.check
  const toasts = useToasts()
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const status = routingOf(answer)
  const progress: SetupProgress | null = answer.data ?? null
  const check = async () => {
    const { data, error: failure } = await refetch()
    if (failure) toasts.failure(failure as ApiError)
    const text = data ? notYet(data) : null
    if (text) toasts.warning(text)
  }
  const start = async () => {
    setFailed(null)
    setOpen(true)
    const result = await setup.start()
    if (!result.ok) setFailed(result.error.messages[0] ?? '')
  }
  const { nameServers, ...automation } = automationOf(answer, failed)
  return (
    <section className="setup" aria-label={`Routing of ${zone.zoneName}`}>
      <div className="setup-head">
        <h2>Routing</h2>
        <Status tone={routing[status]} label={status} />
        <span className="setup-actions">
          <Button size="small" loading={isFetching && running} onClick={check}>
            Check now
          </Button>
          {isUntouched(answer) && (
            <Can permission="domain_setup_run">
              <Button size="small" type="primary" loading={running} onClick={start}>
                Set up domain
              </Button>
            </Can>
          )}
        </span>
      </div>
      {error && !isAway(error as ApiError) && <p role="status">{STALE}</p>}
      {progress && <NextStep progress={progress} />}
      <ol className="setup-steps">
        {stepsOf(answer).map((step) => (
          <StepRow
            key={step.name}
            step={step}
            redo={canRedo(answer, step) ? (redo[step.name] ?? null) : null}
            isNext={progress?.nextStep === step.name}
            isMine={isUntouched(answer) ? setup.mayStart : (redo[step.name]?.isAllowed ?? false)}
            running={running}
          />
        ))}
      </ol>
      {progress && <Records progress={progress} />}
      {isOpen !== null && (
        <Automation
          open={isOpen}
          progress={{ ...automation, text: failed ? <Failed why={failed} /> : automation.text }}
          nameServers={nameServers}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  )
}

const STALE = 'The last check failed; showing the previous result.'

function NextStep({ progress }: { readonly progress: SetupProgress }) {
  const { warning, renewBy, next } = progress
  return (
    <>
      {warning && (
        <p role="alert" className="setup-warning">
          {warning}
        </p>
      )}
      {renewBy && (
        <p role="alert" className="setup-warning">
          Its certificate expires <DateTime at={renewBy} /> and is not renewed automatically:
          validate the domain again before then.
        </p>
      )}
      {next && (
        <p className="setup-next" role="status">
          <strong>Next</strong> {next}
        </p>
      )}
    </>
  )
}

function Failed({ why }: { readonly why: string }) {
  return (
    <>
      {ROUTING_FAILED}
      {why !== operations.domainSetup.failure && <div>{why}</div>}
    </>
  )
}

function Records({ progress }: { readonly progress: SetupProgress }) {
  return (
    <Rows
      className="setup-records"
      caption="Required records"
      of={progress.records}
      keyOf={({ type, content }) => `${type} ${content}`}
      columns={{
        Type: ({ type }) => type,
        Name: ({ type, name }) => <Copy text={name} what={`${type} name`} />,
        Content: ({ type, content }) => <Copy text={content} what={`${type} content`} />,
        Status: ({ isSet }) => (
          <Status tone={isSet ? 'good' : 'waiting'} label={isSet ? 'Found' : 'Missing'} />
        ),
      }}
    />
  )
}
