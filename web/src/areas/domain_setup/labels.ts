import {
  SETUP_NOT_ASSOCIATED,
  SETUP_NOT_ASSOCIATED_TO_GAMES,
  SETUP_NOT_LINKED,
  SETUP_NOT_VERIFIED,
} from '@/api/gen/domain_setup/constants'
import type { DomainSetupCheckApiResponse, SetupStep } from '@/api/gen/domain_setup/endpoints'
import type {
  RoutingStatus,
  SetupStepName,
  SetupStepState,
  WaitingOn,
} from '@/api/gen/domain_setup/enums'
import { operations } from '@/api/gen/domains_v1/meta'
import type { StatusLabel, Tone } from '@/kit/display/Status'

export const steps: Record<SetupStepName, { title: string; redo: string }> = {
  CNAME: { title: 'CNAME', redo: 'Recreate the CNAME' },
  VALIDATION: { title: 'Validation', redo: 'Validate again' },
  PROVISIONING: { title: 'Provisioning', redo: 'Provision again' },
  ASSOCIATION: { title: 'Association', redo: 'Associate' },
  SSL: { title: 'SSL', redo: 'Set SSL to full' },
  PLAYER_PLATFORM: { title: 'Player platform', redo: 'Link to the player platform' },
}

export const states: Record<SetupStepState, StatusLabel> = {
  PASSED: { label: 'Passed', tone: 'good' },
  RUNNING: { label: 'Running', tone: 'running' },
  FAILED: { label: 'Failed', tone: 'bad' },
  WAITING: { label: 'Not started', tone: 'ended' },
}

export const routing: Record<RoutingStatus, Tone> = {
  COMPLETED: 'good',
  'NOT COMPLETED': 'waiting',
}

const awaited: Record<WaitingOn, string> = {
  REGISTRAR: 'the registrar',
  DNS: 'public DNS',
  VALIDATION: 'validation',
  CERTIFICATE: 'the certificate',
  FRONT_DOOR: 'the front door',
  STAFF: 'you',
}

/** By whom a step is awaited; `isMine` where this user may do it. */
export const awaitedOf = (from: WaitingOn, isMine: boolean): string =>
  from === 'STAFF' && !isMine ? 'staff with access' : (awaited[from] ?? from)

/** The checks by which a platform says how far a domain has come, and what each says while it has not. */
const CHECKS = [
  ['step1', 'CNAME', SETUP_NOT_LINKED],
  ['step2', 'VALIDATION', SETUP_NOT_VERIFIED],
  ['step3', 'ASSOCIATION', SETUP_NOT_ASSOCIATED],
  ['step4', 'PLAYER_PLATFORM', SETUP_NOT_ASSOCIATED_TO_GAMES],
] as const

type Checked = Pick<DomainSetupCheckApiResponse, (typeof CHECKS)[number][0]> & {
  readonly data?: DomainSetupCheckApiResponse['data'] | null
}

/** What the first check that does not pass says; null once all four do. */
export const notYet = (answer: Checked): string | null =>
  CHECKS.find(([check]) => !answer[check])?.[2] ?? null

/** The steps as the platform tells them; of one that tells the four checks alone, those. */
export const stepsOf = (answer: Checked): readonly SetupStep[] =>
  answer.data?.steps ??
  CHECKS.map(([check, name, text]) => ({
    name,
    state: answer[check] ? 'PASSED' : 'FAILED',
    reason: answer[check] ? null : text,
    awaitedFrom: null,
    since: null,
  }))

export const routingOf = (answer: Checked): RoutingStatus =>
  notYet(answer) === null ? 'COMPLETED' : 'NOT COMPLETED'

/** Whether the front door does not know the domain yet: the set-up has to begin. */
export const isUntouched = (answer: Checked): boolean =>
  answer.data?.records ? !answer.data.records.some(({ type }) => type === 'CNAME') : !answer.step1

/** Whether a step may be done again now: it failed, or what passed has to be renewed. */
export const canRedo = (answer: Checked, { name, state }: Pick<SetupStep, 'name' | 'state'>) =>
  !isUntouched(answer) &&
  (state === 'FAILED' || (answer.data?.canRedo === true && answer.data.nextStep === name))

/** What the automation's window says; `failed` is why the set-up could not begin. */
export function automationOf(
  answer: Checked,
  failed: string | null,
): { state: 'running' | 'completed' | 'error'; text: string; nameServers: readonly string[] } {
  const { data } = answer
  if (failed !== null) return { state: 'error', text: failed, nameServers: [] }
  if (routingOf(answer) === 'COMPLETED') {
    return { state: 'completed', text: operations.operatorDomainAdd.success, nameServers: [] }
  }
  const current = data?.steps?.find(({ state }) => state !== 'PASSED')
  if (data && current?.awaitedFrom === 'REGISTRAR') {
    const servers = data.records.filter(({ type }) => type === 'NS').map(({ content }) => content)
    return { state: 'completed', text: AT_THE_REGISTRAR, nameServers: servers }
  }
  return { state: 'running', text: current?.reason ?? notYet(answer) ?? '', nameServers: [] }
}

const AT_THE_REGISTRAR =
  'All records are in place. Setup continues once the name servers are changed at the registrar.'
