import type { DomainSetupCheckApiResponse, SetupStep } from '@/api/gen/endpoints'
import type { AwaitedFrom, RoutingStatus, SetupStepName, SetupStepState } from '@/api/gen/enums'
import {
  SETUP_NOT_ASSOCIATED,
  SETUP_NOT_ASSOCIATED_TO_GAMES,
  SETUP_NOT_LINKED,
  SETUP_NOT_VERIFIED,
} from '@/api/gen/texts'
import type { Tone } from '@/kit/Status'

export const steps: Record<SetupStepName, { title: string; redo: string }> = {
  CNAME: { title: 'CNAME', redo: 'Write the CNAME again' },
  VALIDATION: { title: 'Validation', redo: 'Validate again' },
  PROVISIONING: { title: 'Provisioning', redo: 'Provision again' },
  ASSOCIATION: { title: 'Association', redo: 'Associate' },
  SSL: { title: 'SSL', redo: 'Set SSL to full' },
  PLAYER_PLATFORM: { title: 'Player platform', redo: 'Link to the player platform' },
}

export const states: Record<SetupStepState, { word: string; tone: Tone }> = {
  PASSED: { word: 'Passed', tone: 'good' },
  RUNNING: { word: 'Running', tone: 'running' },
  FAILED: { word: 'Not passed', tone: 'bad' },
  WAITING: { word: 'Comes later', tone: 'ended' },
}

export const routing: Record<RoutingStatus, Tone> = {
  COMPLETED: 'good',
  'NOT COMPLETED': 'waiting',
}

export const awaited: Record<AwaitedFrom, string> = {
  REGISTRAR: 'the registrar',
  DNS: 'public DNS',
  VALIDATION: 'the validation',
  CERTIFICATE: 'the certificate',
  FRONT_DOOR: 'the front door',
  STAFF: 'you',
}

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

/** Whether nothing of the set-up was done yet. */
export const isUntouched = (answer: Checked): boolean =>
  stepsOf(answer).every(({ name, state }) => state !== 'PASSED' || name === 'SSL') &&
  !answer.data?.records.some(({ type }) => type === 'CNAME')
