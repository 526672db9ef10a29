import { screen } from '@testing-library/react'
import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import type { Player } from '@/api/gen/players/endpoints'
import { planOf } from '@/kit/bulk/bulk'
import type { CurrentUser } from '@/kit/currentUser'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { GiveBonuses, giftTo } from './GiveBonuses'

const gift = { bonusId: 'bns_1', amountInUSD: 10, note: 'Sorry' }
const players = ['P1', 'P2', 'P3', 'P4'].map((playerCode) => ({ playerCode }) as Player)
const action = giftTo(gift, {
  eligible: [
    { playerCode: 'P1', username: 'one' },
    { playerCode: 'P2', username: 'two', warnings: ['PLAYER_BLOCKED'] },
  ],
  refused: [
    {
      playerCode: 'P3',
      username: 'three',
      field: 'playerCode',
      reason: 'They were given it before.',
    },
  ],
  sumInUSD: 20,
  budgetLeftInUSD: 500,
})

test('the preview is the platform’s: who is refused and why, and what it comes to', () => {
  const plan = planOf(action, players, {} as CurrentUser)
  expect(plan.able.map(({ playerCode }) => playerCode)).toEqual(['P1'])
  expect(plan.warned.map(({ rows }) => rows.map(({ playerCode }) => playerCode))).toEqual([['P2']])
  expect(plan.kept.map(({ reason }) => reason)).toEqual([
    'They were given it before.',
    'The platform did not say whether this player can be given it.',
  ])
  expect(plan.sums?.inUSD.toNumber()).toBe(10)
  expect(action.description).toContain('500.00 USD are left')
})

test('each player is sent as much', () => {
  expect(action.write(players[0] as Player, '', {} as CurrentUser).arg).toEqual({
    bonusGift: { ...gift, playerCode: 'P1' },
  })
})

test('a preview that fails is told, though the same one was answered before', async () => {
  const bonus = {
    _id: 'bns_1',
    title: 'Thanks',
    type: 'MANUAL_BONUS',
    operator: { opTitle: 'Lumen' },
    amountInUSD: 10,
  }
  let isDown = false
  answering(({ method }) => {
    if (method === 'GET') return answer({ data: { items: [bonus], count: 1, remaining: 0 } })
    if (isDown) return answer({ http: 503, messages: ['The platform is not there.'] })
    return answer({ data: { eligible: [], refused: [], sumInUSD: 0, budgetLeftInUSD: null } })
  })
  const onChoose = vi.fn()
  const choice = { rows: players, open: true, onChoose, onClose: vi.fn() }
  const { user } = renderInApp(createElement(GiveBonuses, choice))
  await user.click(screen.getByLabelText('Bonus'))
  await user.click(await screen.findByText(/^Thanks/))
  await user.type(screen.getByLabelText('Note'), 'Sorry')
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  await vi.waitFor(() => expect(onChoose).toHaveBeenCalledOnce())
  isDown = true
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  expect((await screen.findByRole('alert')).textContent).toBe('The platform is not there.')
  expect(onChoose).toHaveBeenCalledOnce()
})
