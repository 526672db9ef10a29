import type { WithdrawJob, WithdrawJobStatus } from '@/api/gen/referrals/endpoints'
import type { StatusLabel } from '@/kit/display/Status'

export const jobStates: Readonly<Record<WithdrawJobStatus, StatusLabel>> = {
  RUNNING: { tone: 'running', label: 'Running' },
  COMPLETED: { tone: 'good', label: 'Completed' },
  CANCELED: { tone: 'ended', label: 'Canceled' },
}

/** How much of it is done, in whole percent. */
export const progressOf = ({ total, done, failed }: WithdrawJob): number =>
  total > 0 ? Math.floor(((done + failed) / total) * 100) : 100
