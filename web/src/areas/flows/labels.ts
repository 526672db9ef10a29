import type { Flow } from '@/api/gen/flows/endpoints'
import type { FlowStepType, FlowTrigger } from '@/api/gen/flows/enums'
import { inFull } from '@/kit/display/decimal'
import type { StatusLabel } from '@/kit/display/Status'

export const triggers: Readonly<Record<FlowTrigger, string>> = {
  REGISTRATION: 'Registration',
  VERIFICATION: 'Verification',
  FIRST_DEPOSIT: 'First deposit',
  RE_ENGAGEMENT: 'Re-engagement',
}

export const stepTypes: Readonly<Record<FlowStepType, string>> = {
  EMAIL: 'Email',
  SMS: 'SMS',
  MESSAGE: 'Message on the site',
  OFFER: 'Offer',
}

export const triggerOf = ({ trigger }: Pick<Flow, 'trigger'>): string =>
  triggers[trigger] ?? trigger

export const stateOf = ({ isActive }: Pick<Flow, 'isActive'>): StatusLabel =>
  isActive ? { tone: 'good', label: 'Active' } : { tone: 'ended', label: 'Inactive' }

export const nameOf = ({ title }: Pick<Flow, 'title'>): string => `flow ${title}`

/** Who goes on, whatever becomes of the flow. */
export const insideText = ({ playersInside }: Pick<Flow, 'playersInside'>): string => {
  if (playersInside === 0) return 'No players are in it.'
  return playersInside === 1
    ? 'The player in it will finish.'
    : `The ${inFull(playersInside)} players in it will finish.`
}
