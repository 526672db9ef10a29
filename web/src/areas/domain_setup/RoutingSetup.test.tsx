import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SetupStep } from '@/api/gen/domain_setup/endpoints'
import { answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { RoutingSetup } from './RoutingSetup'

const ZONE = { token: 'cft_1', zoneId: 'zon_1', zoneName: 'a.com' }
const NAMES: readonly SetupStep['name'][] = [
  'CNAME',
  'VALIDATION',
  'PROVISIONING',
  'ASSOCIATION',
  'SSL',
  'PLAYER_PLATFORM',
]

const LIVE_BUT_ENDING = {
  success: true,
  status: 'OK',
  messages: [],
  step1: true,
  step2: true,
  step3: true,
  step4: true,
  data: {
    ...ZONE,
    opId: 'aurora',
    status: 'COMPLETED',
    steps: NAMES.map((name) => ({
      name,
      state: 'PASSED',
      reason: null,
      awaitedFrom: null,
      since: null,
    })),
    records: [{ type: 'CNAME', name: 'a.com', content: 'b.test', isSet: true }],
    next: 'Validate the domain again.',
    nextStep: 'VALIDATION',
    canRedo: true,
    renewBy: '2026-04-20T10:00:00Z',
    warning: null,
  },
}

test('a live domain that must be validated again is completed, with its deadline', async () => {
  answering(() => new Response(JSON.stringify(LIVE_BUT_ENDING)))
  renderInApp(<RoutingSetup zone={ZONE} />, { user: { permissions: ['domain_setup_run'] } })
  expect(await screen.findByText('COMPLETED')).toBeDefined()
  const warning = screen.getByRole('alert')
  expect(warning.textContent).toContain('Its certificate expires')
  expect(warning.textContent).toContain('Apr')
  expect(screen.getByRole('button', { name: 'Validate again' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Write the CNAME again' })).toBeNull()
})
