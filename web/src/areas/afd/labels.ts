import type { AfdDomain } from '@/api/gen/afd/endpoints'
import type {
  AfdTarget,
  DeploymentStatus,
  DomainValidationState,
  ProvisioningState,
} from '@/api/gen/afd/enums'
import type { StatusLabel } from '@/kit/display/Status'

type StatusLabels<State extends string> = Readonly<Record<State, StatusLabel>>

export const validations: StatusLabels<DomainValidationState> = {
  Unknown: { label: 'Unknown', tone: 'bad' },
  Submitting: { label: 'Submitting', tone: 'running' },
  Pending: { label: 'Pending', tone: 'waiting' },
  Approved: { label: 'Approved', tone: 'good' },
  Rejected: { label: 'Rejected', tone: 'bad' },
  TimedOut: { label: 'Timed out', tone: 'bad' },
  PendingRevalidation: { label: 'Pending revalidation', tone: 'waiting' },
  RefreshingValidationToken: { label: 'Refreshing token', tone: 'running' },
  InternalError: { label: 'Internal error', tone: 'bad' },
}

export const provisionings: StatusLabels<ProvisioningState> = {
  Creating: { label: 'Creating', tone: 'running' },
  Updating: { label: 'Updating', tone: 'running' },
  Deleting: { label: 'Deleting', tone: 'ended' },
  Succeeded: { label: 'Succeeded', tone: 'good' },
  Failed: { label: 'Failed', tone: 'bad' },
}

export const deployments: StatusLabels<DeploymentStatus> = {
  NotStarted: { label: 'Not started', tone: 'ended' },
  InProgress: { label: 'In progress', tone: 'running' },
  Succeeded: { label: 'Succeeded', tone: 'good' },
  Failed: { label: 'Failed', tone: 'bad' },
}

export const targets: Record<AfdTarget, string> = { player: 'Player', backoffice: 'Back office' }

const RENEWABLE: readonly DomainValidationState[] = [
  'Rejected',
  'TimedOut',
  'PendingRevalidation',
  'InternalError',
  'Unknown',
]
const SETTLED: readonly ProvisioningState[] = ['Succeeded', 'Failed']

/** Why no new token is asked for; null where it may be. */
export const notRenewed = ({ domainValidationState: state }: AfdDomain): string | null =>
  RENEWABLE.includes(state) ? null : 'Its current token is still valid.'

/** Why its routes are left as they are; null where they may be changed. */
export const notMoved = ({ provisioningState: state }: AfdDomain): string | null =>
  SETTLED.includes(state) ? null : 'The front door is still processing it.'

export const notPutOn = (domain: AfdDomain): string | null =>
  notMoved(domain) ?? (domain.isAssociated ? 'Already associated with its routes.' : null)

export const notTakenOff = (domain: AfdDomain): string | null =>
  notMoved(domain) ?? (domain.isAssociated ? null : 'Not associated with any route.')

/** Why it is not deleted; null where it may be tried. */
export const notDeleted = ({ isAssociated, provisioningState }: AfdDomain): string | null => {
  if (isAssociated) return 'Remove it from its routes first.'
  return provisioningState === 'Deleting' ? 'It is being deleted.' : null
}

/** The record that the validation looks for. */
export const txtName = (hostName: string): string => `_dnsauth.${hostName}`
