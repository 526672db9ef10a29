import type { AfdDomain } from '@/api/gen/afd/endpoints'
import type {
  AfdTarget,
  DeploymentStatus,
  DomainValidationState,
  ProvisioningState,
} from '@/api/gen/afd/enums'
import type { Tone } from '@/kit/display/Status'

type Words<State extends string> = Record<State, { word: string; tone: Tone }>

export const validations: Words<DomainValidationState> = {
  Unknown: { word: 'Unknown', tone: 'bad' },
  Submitting: { word: 'Submitting', tone: 'running' },
  Pending: { word: 'Pending', tone: 'waiting' },
  Approved: { word: 'Approved', tone: 'good' },
  Rejected: { word: 'Rejected', tone: 'bad' },
  TimedOut: { word: 'Timed out', tone: 'bad' },
  PendingRevalidation: { word: 'Pending revalidation', tone: 'waiting' },
  RefreshingValidationToken: { word: 'Refreshing token', tone: 'running' },
  InternalError: { word: 'Internal error', tone: 'bad' },
}

export const provisionings: Words<ProvisioningState> = {
  Creating: { word: 'Creating', tone: 'running' },
  Updating: { word: 'Updating', tone: 'running' },
  Deleting: { word: 'Deleting', tone: 'ended' },
  Succeeded: { word: 'Succeeded', tone: 'good' },
  Failed: { word: 'Failed', tone: 'bad' },
}

export const deployments: Words<DeploymentStatus> = {
  NotStarted: { word: 'Not started', tone: 'ended' },
  InProgress: { word: 'In progress', tone: 'running' },
  Succeeded: { word: 'Succeeded', tone: 'good' },
  Failed: { word: 'Failed', tone: 'bad' },
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
