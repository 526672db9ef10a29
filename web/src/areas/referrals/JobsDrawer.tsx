import { Button, Drawer } from 'antd'
import { useState } from 'react'
import {
  useWithdrawJobFailuresQuery,
  useWithdrawJobsQuery,
  type WithdrawJob,
  type WithdrawJobFailure,
} from '@/api/gen/referrals/endpoints'
import { PlayerLink } from '@/areas/players'
import { type DialogProps, useDialog } from '@/kit/dialog/useDialog'
import { inFull } from '@/kit/display/decimal'
import { nameText } from '@/kit/display/personText'
import { labelOf, Status } from '@/kit/display/Status'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { PAGE_SIZE, PagedTable } from '@/kit/list/PagedTable'
import { useTenantFilters } from '@/session/operator'
import { jobStates } from './jobs'

const jobFields = (open: (job: WithdrawJob) => void) =>
  fieldsOf<WithdrawJob>()({
    startedAt: { label: 'Started', width: 144, kind: 'time' },
    operator: {
      label: 'Operator or brand',
      width: 120,
      field: 'operator.opTitle',
      read: ({ operator }) => operator.opTitle,
    },
    status: { width: 112, render: ({ status }) => <Status {...labelOf(jobStates, status)} /> },
    paid: {
      label: 'Paid',
      width: 88,
      read: ({ done, total }) => `${inFull(done)} of ${inFull(total)}`,
    },
    failed: {
      label: 'Left out',
      width: 88,
      render: (job) =>
        job.failed > 0 ? (
          <Button type="link" size="small" onClick={() => open(job)}>
            {inFull(job.failed)}
          </Button>
        ) : (
          0
        ),
    },
    amountInUSD: { label: 'Amount', width: 112, kind: 'usd' },
    startedBy: {
      width: 112,
      field: 'startedBy.nickname',
      read: ({ startedBy }) => startedBy.nickname,
    },
    endedAt: { label: 'Ended', width: 144, kind: 'time' },
  })

/** The jobs that withdrew profit, the newest first; each with whom it left out. */
export function JobsDrawer({ onClose }: DialogProps) {
  const [page, setPage] = useState(1)
  const showFailures = useDialog(Failures)
  const [columns] = useState(() => jobFields((job) => showFailures({ job })).columns())
  const { currentData: data, ...call } = useWithdrawJobsQuery({
    ...useTenantFilters(),
    page,
    limit: PAGE_SIZE,
  })
  return (
    <Drawer open size={920} title="Withdraw jobs" onClose={onClose} destroyOnHidden>
      <PagedTable
        what="jobs"
        columns={columns}
        rowKey="jobId"
        call={{ ...call, rows: data?.items, count: data?.count }}
        page={page}
        onPage={setPage}
        empty="No withdraw job was started yet."
      />
    </Drawer>
  )
}

const failureColumns = fieldsOf<WithdrawJobFailure>()({
  playerCode: {
    label: 'Player',
    width: 112,
    render: ({ playerCode }) => <PlayerLink playerCode={playerCode} />,
    csv: ({ playerCode }) => playerCode,
  },
  username: { width: 144, kind: 'name' },
  amountInUSD: { label: 'Profit', width: 112, kind: 'usd' },
  reason: { width: 280 },
}).columns()

interface FailuresProps extends DialogProps {
  readonly job: WithdrawJob
}

/** Whom a job left out, and why. */
function Failures({ job, onClose }: FailuresProps) {
  const [page, setPage] = useState(1)
  const { currentData: data, ...call } = useWithdrawJobFailuresQuery({
    jobId: job.jobId,
    sort: 'playerCode',
    page,
    limit: PAGE_SIZE,
  })
  return (
    <Drawer
      open
      size={720}
      title={`Players left out · ${nameText(job.operator.opTitle)}`}
      onClose={onClose}
      destroyOnHidden
    >
      <PagedTable
        what="players"
        columns={failureColumns}
        rowKey="playerCode"
        call={{ ...call, rows: data?.items, count: data?.count }}
        page={page}
        onPage={setPage}
        empty="Nobody was left out."
      />
    </Drawer>
  )
}
