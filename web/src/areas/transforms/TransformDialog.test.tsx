import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OperatorDetails } from '@/api/gen/shared/types'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { ToOperator } from './TransformDialog'

const PREVIEW = {
  opId: 'aurora-north',
  opTitle: 'Aurora North',
  isBrand: true,
  parentOpId: 'aurora',
  parentOpTitle: 'Aurora',
  checks: [
    { check: 'OWN_ZONES', blockers: [] },
    { check: 'OWN_GATEWAYS', blockers: ['3 through the gateways of Aurora'] },
  ],
  isPossible: false,
  changes: [
    {
      subject: 'ROLE',
      title: 'Operator manager',
      before: 'Aurora',
      after: 'Platform default',
      accountCount: 2,
      added: ['View bets'],
      removed: ['Settle bets'],
    },
    { subject: 'TOPUP_LIMIT', title: 'Daily top-up limit', before: '1.00 USD', after: '2.00 USD' },
  ],
  playersKept: 10,
  accountsSignedOut: 2,
}

test('what stands in the way is said in words with its link, and what changes before it is saved', async () => {
  answering(() => answer({ data: PREVIEW }))
  const record = { opId: 'aurora-north', title: 'Aurora North' } as OperatorDetails
  renderInApp(<ToOperator record={record} onClose={() => undefined} />)
  const checks = within(await screen.findByRole('list', { name: 'Checks' }))
  checks.getByText('No zone is in the parent’s accounts')
  checks.getByText('Open withdrawals would be paid by the parent’s gateways')
  expect(checks.getByRole('link', { name: 'Look at it' }).getAttribute('href')).toBe(
    '/withdraw/pending?opId=aurora-north',
  )
  const changes = screen.getByRole('list', { name: 'Changes' })
  expect(changes.textContent).toContain('Aurora → Platform default')
  expect(changes.textContent).toContain('Get within 5 minutes: View bets')
  expect(changes.textContent).toContain('Lose at once: Settle bets')
  expect(changes.textContent).toContain('1.00 USD → 2.00 USD')
})
