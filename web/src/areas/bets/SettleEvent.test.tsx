import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Bet } from '@/api/gen/bets/endpoints'
import { renderInApp } from '@/testing/render'
import { SettleEvent } from './SettleEvent'

const event = { id: 'e1', title: 'Ilves v KalPa', sport: '', tournament: '' }
const bet = (betId: string, outcome: string | null, betMode = 'SINGLE') =>
  ({
    betId,
    betMode,
    outcome,
    event,
    status: 'OPEN',
    stake: 10,
    stakeInUSD: 10,
    freeBetAmount: 0,
    odds: 2,
    currency: 'USD',
    exchangeRateInUSD: 1,
  }) as unknown as Bet
const rows = [
  bet('b1', 'Match result: Home'),
  bet('b2', 'Match result: Away'),
  bet('b3', 'Match result: Home'),
  bet('b4', null, 'COMBO'),
]

test('bets stand by outcome; the one that won is chosen, and the others lose', async () => {
  const onChoose = vi.fn()
  const { user } = renderInApp(
    <SettleEvent rows={rows} open onChoose={onChoose} onClose={() => undefined} />,
  )
  const dialog = await screen.findByRole('dialog', { name: 'Settle Ilves v KalPa' })
  const cells = () =>
    within(dialog)
      .getAllByRole('row')
      .slice(1)
      .map((row) => Array.from(row.children, (cell) => cell.textContent))
  expect(dialog.textContent).toContain('3 single bets of 4 selected bets')
  expect(cells()).toEqual([
    ['Away', '1', '10.00 USD', '20.00 USD', 'Stay open'],
    ['Home', '2', '20.00 USD', '40.00 USD', 'Stay open'],
  ])
  const preview = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Preview' })
  expect(preview.disabled).toBe(true)
  fireEvent.mouseDown(within(dialog).getByRole('combobox'))
  await user.click(await screen.findByTitle('Home'))
  expect(cells().map((row) => row.at(-1))).toEqual(['Lost', 'Won'])
  await user.click(preview)
  const [action] = onChoose.mock.calls[0] ?? []
  expect(
    rows.slice(0, 3).map((row) => action.write(row, '', {}).arg.betSettlement.winAmount),
  ).toEqual([20, 0, 20])
})
