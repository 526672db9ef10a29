import { expect, test } from 'vitest'
import type { SetupProgress, SetupStep } from '@/api/gen/domain_setup/endpoints'
import { automationOf, isUntouched, notYet, routingOf, stepsOf } from './labels'

const checks = (...passed: readonly boolean[]) => ({
  step1: passed[0] ?? false,
  step2: passed[1] ?? false,
  step3: passed[2] ?? false,
  step4: passed[3] ?? false,
})

test.each([
  [checks(), 'Domain is not linked yet'],
  [checks(true), 'Domain is not verified yet'],
  [checks(true, true), 'Domain is not associated yet'],
  [checks(true, true, true), 'Domain is not associated to games yet'],
])('the first check that does not pass speaks', (answer, text) => {
  expect(notYet(answer)).toBe(text)
  expect(routingOf(answer)).toBe('NOT COMPLETED')
})

test('four passed checks complete the routing', () => {
  expect(notYet(checks(true, true, true, true))).toBeNull()
  expect(routingOf(checks(true, true, true, true))).toBe('COMPLETED')
})

test('a platform that tells the checks alone still has its steps', () => {
  const steps = stepsOf(checks(true))
  expect(steps.map(({ name, state }) => [name, state])).toEqual([
    ['CNAME', 'PASSED'],
    ['VALIDATION', 'FAILED'],
    ['ASSOCIATION', 'FAILED'],
    ['PLAYER_PLATFORM', 'FAILED'],
  ])
  expect(steps[1]?.reason).toBe('Domain is not verified yet')
})

test('the set-up has to begin where the front door knows nothing', () => {
  expect(isUntouched(checks())).toBe(true)
  expect(isUntouched(checks(true))).toBe(false)
  expect(isUntouched(waiting('DNS'))).toBe(true)
})

const waiting = (awaitedFrom: SetupStep['awaitedFrom']) => ({
  ...checks(true),
  data: {
    steps: [{ name: 'VALIDATION', state: 'RUNNING', reason: 'Because.', awaitedFrom, since: null }],
    records: [{ type: 'NS', name: 'a.com', content: 'ada.ns.test', isSet: false }],
  } as unknown as SetupProgress,
})

test('the automation runs, waits for the registrar, is done, or says why not', () => {
  expect(automationOf(waiting('VALIDATION'), null)).toMatchObject({
    state: 'running',
    text: 'Because.',
  })
  expect(automationOf(waiting('REGISTRAR'), null)).toMatchObject({
    state: 'completed',
    nameServers: ['ada.ns.test'],
  })
  expect(automationOf(checks(true, true, true, true), null).text).toBe(
    'The domain has been successfully linked to your website!',
  )
  expect(automationOf(checks(), 'No key.')).toMatchObject({ state: 'error', text: 'No key.' })
})
