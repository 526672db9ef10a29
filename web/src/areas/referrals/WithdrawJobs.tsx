import { Button, Progress } from 'antd'
import { JOB_REFRESH_SECONDS } from '@/api/gen/referrals/constants'
import { api, useWithdrawJobsQuery, type WithdrawJob } from '@/api/gen/referrals/endpoints'
import { useDialog } from '@/kit/dialog/useDialog'
import { Can } from '@/kit/display/Can'
import { inFull } from '@/kit/display/decimal'
import { Money } from '@/kit/display/Money'
import { Name } from '@/kit/display/Name'
import { quotedName } from '@/kit/display/personText'
import { readList } from '@/kit/display/readValue'
import { useAction } from '@/kit/form/useAction'
import { useConfirmed } from '@/kit/form/useConfirmed'
import { lazyComponent } from '@/kit/lazyComponent'
import { useOperationAccess } from '@/session/operationAccess'
import { useTenantFilters } from '@/session/operator'
import { useChooseOperator } from '@/session/operatorPlace'
import { useSession } from '@/session/session'
import { usePolling } from '@/session/usePolling'
import { useTitleOf } from '@/session/useTitleOf'
import { progressOf } from './jobs'

const JobsDrawer = lazyComponent(() => import('./JobsDrawer').then((code) => code.JobsDrawer))

/** The jobs of the chosen operator that run, asked for again while one does. */
function useRunningJobs() {
  const tenants = useTenantFilters()
  const query = { ...tenants, limit: 20 }
  const known = runningOf(useWithdrawJobsQuery(query).data)
  const polling = usePolling(known.length > 0 ? JOB_REFRESH_SECONDS * 1000 : 0)
  return runningOf(useWithdrawJobsQuery(query, polling).data)
}

const runningOf = (page: { readonly items?: readonly WithdrawJob[] } | undefined) =>
  readList(page?.items).filter((job) => job?.status === 'RUNNING')

/** How far the jobs have come that run now. */
export function RunningJobs() {
  const running = useRunningJobs()
  if (running.length === 0) return null
  return (
    <section className="referrals-jobs" aria-label="Running withdraw jobs">
      {running.map((job) => (
        <RunningJob key={job.jobId} job={job} />
      ))}
    </section>
  )
}

function RunningJob({ job }: { readonly job: WithdrawJob }) {
  const { jobId, opId, operator, total, done, failed, amountInUSD } = job
  const title = operator?.opTitle ?? opId
  const write = useAction(api.endpoints.withdrawJobCancel)
  const mayCancel = useOperationAccess()('withdrawJobCancel')
  const cancel = useConfirmed(write, () => ({
    title: `Cancel withdraw job of ${quotedName(title)}?`,
    content: <p>What it has paid stays paid. The players it has not come to keep their profit.</p>,
    confirmLabel: 'Cancel withdraw job',
    cancelLabel: 'Keep it running',
    danger: true,
    arg: { withdrawJobCancel: { opId, jobId } },
  }))
  return (
    <div className="referrals-job" role="status">
      <span>
        Withdraw job of {title}: {inFull(done)} of {inFull(total)} paid,{' '}
        <Money amount={amountInUSD} />
        {failed > 0 && `, ${inFull(failed)} left out`}
      </span>
      <Progress aria-label={`Withdraw job of ${title}`} percent={progressOf(job)} size="small" />
      {mayCancel && (
        <Can permission="referrals_withdraw">
          <Button size="small" danger loading={cancel.running} onClick={() => cancel.ask()}>
            Cancel job
          </Button>
        </Can>
      )}
    </div>
  )
}

/** Starting a job, and the list of them. */
export function JobActions() {
  const { opId: chosen } = useTenantFilters()
  const { user } = useSession()
  const opId = chosen ?? user.opId ?? null
  const operator = useTitleOf(opId ?? '')
  const showJobs = useDialog(JobsDrawer)
  const write = useAction(api.endpoints.withdrawJobStart)
  const mayStart = useOperationAccess()('withdrawJobStart')
  const start = useConfirmed(write, () => ({
    title: 'Start withdraw job?',
    facts: [['Operator or brand', <Name key="operator" text={operator} />]] as const,
    content: (
      <p>
        Withdraws the whole affiliate profit of every player of this operator and its brands who has
        reached their minimum, and approves each withdrawal. Players with a warning or a pending
        withdrawal are left out.
      </p>
    ),
    confirmLabel: 'Start withdraw job',
    confirmWord: 'start',
    arg: { withdrawJobStart: { opId: opId ?? '' } },
  }))
  const choose = useChooseOperator()
  const none = opId ? null : choose
  return (
    <>
      <Button onClick={() => showJobs({})}>Withdraw jobs</Button>
      {mayStart && (
        <Can permission="referrals_withdraw" disabledReason={none}>
          <Button type="primary" loading={start.running} onClick={() => start.ask()}>
            Start withdraw job
          </Button>
        </Can>
      )}
    </>
  )
}
