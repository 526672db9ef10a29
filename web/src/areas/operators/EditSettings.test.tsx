import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OperatorDetails } from '@/api/gen/shared/types'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { EditSettings } from './EditSettings'

const OPERATOR = {
  opId: 'aurora',
  isActive: true,
  parentOpId: null,
  revision: 3,
  limits: { dailyTopupLimitInUSD: 1_000, maxTournamentPrizesInUSD: 50_000 },
  stats: { todayTotalTopupInUSD: 0 },
  extraData: { additionalTopupCurrencies: [] },
  settings: { deposit: { allowedGateways: [] }, withdraw: { allowedGateways: [] } },
  allowedCurrenciesToPlay: ['USD'],
} as unknown as OperatorDetails

test('the limit of tournaments’ prizes is an operator’s setting', async () => {
  const asked = answering(() => answer({ data: OPERATOR }))
  const { user } = renderInApp(<EditSettings record={OPERATOR} onClose={() => undefined} />, {
    user: { permissions: ['operators_write'] },
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit settings' }))
  const field = await dialog.findByLabelText<HTMLInputElement>('Tournament prize limit')
  expect(field.value).toBe('50000')
  expect(dialog.getByText(/It is billed for the months in which it was active/)).toBeDefined()
  await user.clear(field)
  await user.type(field, '75000')
  await user.click(dialog.getByRole('button', { name: 'Save settings' }))
  const written = () => asked.find(({ method }) => method !== 'GET')?.body
  await waitFor(() => expect(written()).toMatchObject({ maxTournamentPrizesInUSD: 75_000 }))
})
